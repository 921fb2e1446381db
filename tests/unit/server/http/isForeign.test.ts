import { isForeign } from "../../../../src/server/http/isForeign";

test.each([
  ["cross-site", true],
  ["same-site", true],
  ["same-origin", false],
  ["none", false],
])("a post without an origin whose browser calls it %s is foreign: %s", (site, foreign) => {
  expect(isForeign({ "sec-fetch-site": site }, "https://flipx.example", "flipx.example")).toBe(foreign);
});
