import { parseHeadersFile } from "../../../../src/server/site/headerRules";
import { headersForPath, siteWideHeaders } from "../../../../src/server/site/headersFile";

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

test("a block for a single host, which this server does not know, applies to no path", () => {
  const rules = rulesOf("/*\n  X-One: 1\nhttps://:project.pages.dev/*\n  X-Robots-Tag: noindex\n");
  expect(headersForPath(rules, "/")).toEqual(new Map([["x-one", "1"]]));
  expect(siteWideHeaders(rules)).toEqual(new Map([["x-one", "1"]]));
});
