import { headersText, mergeRules, parseHeadersFile } from "../../../src/site/headerRules";

test("comments, blank lines and Windows line endings are ignored", () => {
  expect(parseHeadersFile("# about\r\n\r\n/*\r\n  # why\r\n  X-One: 1\r\n")).toEqual({
    rules: [{ pattern: "/*", headers: new Map([["x-one", "1"]]) }],
    problems: [],
  });
});

test("every unreadable line is listed with its number", () => {
  const { problems } = parseHeadersFile("X-Early: 1\n/*\n  no colon here\n  X-Empty:\n  Bad Name: 1\n  X-Good: 1\n");
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(["line 1", "line 3", "line 4", "line 5"]);
});

test("a value with a control character is rejected", () => {
  expect(parseHeadersFile("/*\n  X-One: a\u0000b\n").problems).toHaveLength(1);
});

test("a line may open a block for a single host, or remove a header", () => {
  expect(parseHeadersFile("https://:project.pages.dev/*\n  ! X-Frame-Options\n  X-Robots-Tag: noindex\n")).toEqual({
    rules: [
      {
        pattern: "https://:project.pages.dev/*",
        headers: new Map([["x-robots-tag", "noindex"]]),
        removed: new Set(["x-frame-options"]),
      },
    ],
    problems: [],
  });
});

test("merged rules have one block for each pattern, with the last value of each header", () => {
  const { rules } = parseHeadersFile("/*\n  A: 1\n  B: 1\n  C: 1\n/b/*\n  A: 2\n/*\n  ! C\n  b: 2\n  D: 2\n");
  expect(headersText(mergeRules(rules))).toBe("/*\n  ! c\n  a: 1\n  b: 2\n  d: 2\n\n/b/*\n  a: 2\n");
});

test("the written text is read as the same rules", () => {
  const { rules } = parseHeadersFile("/*\n  A: x, y: z\n/b/*\n  ! A\n  A: 2\n");
  const { rules: again, problems } = parseHeadersFile(headersText(mergeRules(rules)));
  expect(problems).toEqual([]);
  expect(mergeRules(again)).toEqual(mergeRules(rules));
});
