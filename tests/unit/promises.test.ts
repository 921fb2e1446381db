// docs/promises.md names a test for each word of success, and that test exists.
import { readFileSync } from "node:fs";

const rows = readFileSync("docs/promises.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (said|-)/.test(line))
  .map((line) => line.split(" | "));

const named = rows.flatMap(([said = "", , broken = ""]) =>
  [...broken.matchAll(/`(tests\/[^`]+)`: ([^|;]+)/g)].map(
    ([, file = "", test = ""]) => [said, file, test.trim()] as const,
  ),
);

test("each word of success has a test that breaks what it rests on", () => {
  const without = rows.filter(([said = ""]) => !named.some(([other]) => other === said));
  expect(rows.length).toBeGreaterThan(15);
  expect(without).toEqual([]);
});

test.each(named)("%s: %s has the test “%s”", (_said, file, title) => {
  expect(readFileSync(file, "utf8")).toContain(title);
});
