import { parseRequestPath } from "../../../../src/server/site/requestPath";

test.each([
  ["/", "/", ""],
  ["/es/services/?lng=es&a=b", "/es/services/", "?lng=es&a=b"],
  ["/x?", "/x", ""],
  ["/x?a#b", "/x", "?a"],
  ["/x#a?b", "/x", ""],
  ["/a%C3%B1o%20nuevo.txt", "/año nuevo.txt", ""],
  ["//host/x", "//host/x", ""],
  ["/../x", "/../x", ""],
  ["http://host/x?a", "/x", "?a"],
  ["http://host", "/", ""],
  ["http://host?a", "/", "?a"],
])("%s is the path %s with the query %j", (target, path, query) => {
  expect(parseRequestPath(target)).toEqual({ path, query });
});

test.each(["/%", "/%zz", "/%c3%28", "/a%00b", "/\0", "*", "x", "host:443"])("%j is malformed", (target) => {
  expect(parseRequestPath(target)).toBe("malformed");
});
