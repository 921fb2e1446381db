import { headersForPath, parseHeadersFile, siteWideHeaders } from "../../../../src/server/site/headersFile";

const rulesOf = (text: string) => parseHeadersFile(text).rules;

test("a block's headers apply to the paths of its pattern only", () => {
  const rules = rulesOf("/static/*\n  X-Kind: static\n");
  expect(headersForPath(rules, "/static/a/b.png")).toEqual(new Map([["x-kind", "static"]]));
  expect(headersForPath(rules, "/statics")).toEqual(new Map());
  expect(headersForPath(rules, "/es/static/a.png")).toEqual(new Map());
});

test("a pattern without a star matches one path", () => {
  const rules = rulesOf("/es/\n  Content-Language: es\n");
  expect(headersForPath(rules, "/es/").get("content-language")).toBe("es");
  expect(headersForPath(rules, "/es/services/").size).toBe(0);
});

test("a dot in a pattern matches only a dot", () => {
  expect(headersForPath(rulesOf("/*.js\n  X-Kind: script\n"), "/a-js").size).toBe(0);
  expect(headersForPath(rulesOf("/*.js\n  X-Kind: script\n"), "/a.js").size).toBe(1);
});

test("a placeholder matches exactly one segment", () => {
  const rules = rulesOf("/:language/page/\n  X-Kind: page\n");
  expect(headersForPath(rules, "/es/page/").size).toBe(1);
  expect(headersForPath(rules, "/es/more/page/").size).toBe(0);
});

test("a later block overrides an earlier one, regardless of the case of the name", () => {
  const rules = rulesOf("/*\n  Cache-Control: no-cache\n  X-One: 1\n/*.js\n  cache-control: immutable\n");
  expect(headersForPath(rules, "/a.js")).toEqual(
    new Map([
      ["cache-control", "immutable"],
      ["x-one", "1"],
    ]),
  );
});

test("the values of a name that occurs twice in a block are joined", () => {
  expect(headersForPath(rulesOf("/*\n  Link: <a>\n  Link: <b>\n"), "/").get("link")).toBe("<a>, <b>");
});

test("a value keeps its colons, commas and quotes", () => {
  const value = "default-src 'none'; img-src https://a.example:8443, data:";
  expect(headersForPath(rulesOf(`/*\n  Content-Security-Policy: ${value}`), "/").get("content-security-policy")).toBe(
    value,
  );
});

test("comments, blank lines and Windows line endings are ignored", () => {
  expect(parseHeadersFile("# about\r\n\r\n/*\r\n  # why\r\n  X-One: 1\r\n")).toEqual({
    rules: [{ pattern: "/*", headers: new Map([["x-one", "1"]]) }],
    problems: [],
  });
});

test("only the pattern for everything applies to responses without a file", () => {
  expect(siteWideHeaders(rulesOf("/*\n  X-One: 1\n/*.js\n  X-Two: 2\n/\n  X-Three: 3\n"))).toEqual(
    new Map([["x-one", "1"]]),
  );
});

test("every unreadable line is listed with its number", () => {
  const { problems } = parseHeadersFile("X-Early: 1\n/*\n  no colon here\n  X-Empty:\n  Bad Name: 1\n  X-Good: 1\n");
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(["line 1", "line 3", "line 4", "line 5"]);
});

test("a value with a control character is rejected", () => {
  expect(parseHeadersFile("/*\n  X-One: a\u0000b\n").problems).toHaveLength(1);
});
