import { isForeign, isOwn } from "../../../../src/server/http/isForeign";

test.each([
  ["cross-site", true],
  ["same-site", true],
  ["same-origin", false],
  ["none", false],
])("a post without an origin whose browser calls it %s is foreign: %s", (site, foreign) => {
  expect(isForeign({ "sec-fetch-site": site }, "https://flipx.example", "flipx.example")).toBe(foreign);
});

test("what the browser calls same-origin is the site's own, whatever host a CDN asks in its place", () => {
  const headers = { origin: "https://flipx.example", "sec-fetch-site": "same-origin" };
  expect(isForeign(headers, "https://www.flipx.example", "origin.cdn.example")).toBe(false);
  expect(isOwn(headers, "https://www.flipx.example", "origin.cdn.example")).toBe(true);
  expect(isForeign({ ...headers, "sec-fetch-site": "cross-site" }, "https://www.flipx.example", "a.example")).toBe(
    true,
  );
});

test.each([
  ["same-origin", true],
  ["cross-site", false],
  ["same-site", false],
  ["none", false],
  [undefined, false],
])("a post whose origin is hidden is the site's own if its browser calls it %s: %s", (site, own) => {
  const headers = { origin: "null", ...(site && { "sec-fetch-site": site }) };
  expect(isOwn(headers, "https://flipx.example", "flipx.example")).toBe(own);
  expect(isForeign(headers, "https://flipx.example", "flipx.example")).toBe(!own);
});
