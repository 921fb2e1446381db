import { isLink } from "../../../src/content/schema/linkField";
import { readLink } from "../../../src/typed/readLink";

test.each([
  ["wa.me/13055550142", "https://wa.me/13055550142"],
  ["www.miamidade.gov/pa/search?folio=1", "https://www.miamidade.gov/pa/search?folio=1"],
  [" Blog.Example.com ", "https://blog.example.com"],
  ["HTTPS://www.Example.com/A?gclid=1&x=2#top", "https://www.example.com/A?x=2#top"],
  ["http://example.com/a?fbclid=IwAR", "https://example.com/a"],
  ["https://example.com/a?utm_source=our-letter", "https://example.com/a?utm_source=our-letter"],
  ["\u202ahttps://example.com/a\u202c", "https://example.com/a"],
  [
    "https://www.google.com/url?q=https://flipx.example/projects/&sa=D&source=editors&ust=1",
    "https://flipx.example/projects/",
  ],
  [
    "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.miamidade.gov%2Fhome&data=05",
    "https://www.miamidade.gov/home",
  ],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fs%3Ffbclid%3DIw&h=AT0", "https://example.org/s"],
  ["office@your-company.com", "mailto:office@your-company.com"],
  ["MAILTO: office@your-company.com", "mailto:office@your-company.com"],
  ["+1 (305) 555-0142", "tel:+13055550142"],
  ["tel:+1 305 555 0142", "tel:+13055550142"],
  ["/services", "/services/"],
  ["/services#funding", "/services/#funding"],
])("%s is read as a link that content may use", (typed, link) => {
  expect(readLink(typed)).toBe(link);
  expect(isLink(link)).toBe(true);
});

test.each([
  "",
  "services",
  "plan.pdf",
  "305 555 0142",
  "//example.com",
  "javascript:alert(1)",
  "file:///C:/plan.docx",
  "https://www.google.com/search?q=https://example.com",
  "our projects page",
  "/services/",
  "/services/#funding",
])("%s stays as it is", (typed) => {
  expect(readLink(typed)).toBe(typed);
});
