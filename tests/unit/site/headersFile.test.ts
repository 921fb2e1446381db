import { parseHeadersFile, headersForPath, siteWideHeaders } from "../../../src/site/headerRules";

const rulesOf = (text: string) => parseHeadersFile(text).rules;

test.each([
  ["/static/*", ["/static/a/b.png"], ["/statics", "/es/static/a.png"]],
  ["/es/", ["/es/"], ["/es/services/"]],
  ["/*.js", ["/a.js"], ["/a-js"]],
  ["/:language/page/", ["/es/page/"], ["/es/more/page/"]],
])("the headers of the pattern %s apply to %j, and not to %j", (pattern, paths, others) => {
  const rules = rulesOf(`${pattern}\n  X-Kind: one\n`);
  for (const path of paths) expect(headersForPath(rules, path)).toEqual(new Map([["x-kind", "one"]]));
  for (const path of others) expect(headersForPath(rules, path)).toEqual(new Map());
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

test("only the pattern for everything applies to responses without a file", () => {
  expect(siteWideHeaders(rulesOf("/*\n  X-One: 1\n/*.js\n  X-Two: 2\n/\n  X-Three: 3\n"))).toEqual(
    new Map([["x-one", "1"]]),
  );
});

test("a block can remove what earlier blocks say, and say something else instead", () => {
  const rules = rulesOf(
    "/*\n  X-Frame-Options: DENY\n/a/*\n  ! X-Frame-Options\n/b/*\n  ! x-frame-options\n  X-Frame-Options: SAMEORIGIN\n",
  );
  const optionOf = (path: string) => headersForPath(rules, path).get("x-frame-options");
  expect(["/", "/a/", "/b/"].map(optionOf)).toEqual(["DENY", undefined, "SAMEORIGIN"]);
});
