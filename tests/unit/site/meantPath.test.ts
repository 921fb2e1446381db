import { meantPath } from "../../../src/site/meantPath";

test.each([
  ["/ES/", "/es/"],
  ["/Contact-Us", "/contact-us/"],
  ["//contact-us/", "/contact-us/"],
  ["/contact-us/).", "/contact-us/"],
  ["/faq»", "/faq/"],
  ["/", "/"],
])("%s means %s", (path, page) => {
  expect(meantPath(path)).toBe(page);
});
