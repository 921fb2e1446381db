import { isDue } from "../../../../src/content/read/drafts";

test.each([
  [true, { draft: true, publishOn: "2026-12-01" }, "2026-12-01"],
  [true, { draft: true, publishOn: "2026-11-30" }, "2026-12-01"],
  [false, { draft: true, publishOn: "2026-12-02" }, "2026-12-01"],
  [false, { draft: true }, "2026-12-01"],
  [false, { publishOn: "2026-11-30" }, "2026-12-01"],
])("%s: the day of %j has come on %s", (due, entry, today) => {
  expect(isDue(entry, today)).toBe(due);
});
