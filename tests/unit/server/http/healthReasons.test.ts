import { readFileSync } from "node:fs";
import { REASONS } from "../../../../src/server/http/healthReasons";

const [, section = ""] = readFileSync("docs/monitoring.md", "utf8").split("## What each reason means");
const rows = (section.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (reason|-)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("docs/monitoring.md explains each reason of health in its words, and no other", () => {
  expect(rows.map(([, reason]) => reason).sort()).toEqual(Object.values(REASONS).sort());
});

test("each reason has something to do and a command", () => {
  for (const [, , advice, command] of rows)
    expect([advice?.length, command]).toEqual([expect.any(Number), expect.stringMatching(/^`/)]);
});
