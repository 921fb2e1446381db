import { closestPath } from "../../../src/site/closestPath";

test.each([
  ["/ES/", "/es/"],
  ["/Contact-Us", "/contact-us/"],
  ["//contact-us/", "/contact-us/"],
  ["/contact-us/).", "/contact-us/"],
  ["/faq»", "/faq/"],
  ["/faq/\u200b", "/faq/"],
  ["/f\u200eaq/\u2026", "/faq/"],
  ["/faq/&amp;a=1", "/faq/"],
  ["/faq/?a=1", "/faq/"],
  ["/faq/</a>", "/faq/"],
  ["/", "/"],
  ["/en", "/"],
  ["/en/faq/", "/faq/"],
])("%s means %s", (path, page) => {
  expect(closestPath(path)).toBe(page);
});
