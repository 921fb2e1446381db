// Links to the site's own pages and anchors.
import { readFileSync } from "node:fs";
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const { url } = JSON.parse(readFileSync("content/site.json", "utf8")) as { url: string };

const withLink = (link: string) =>
  problemsAfter({ "services/academy.json": (source) => withValue(source, "link", link) });

test.each([
  ["/service/", "which is not a page: did you mean /services/?"],
  ["/prices/", "the pages are /, /who-we-are/"],
  ["/es/services/", "write /services/"],
  [`${url}/es/services/#funding`, "is the full address of a page on this site: write /services/#funding"],
  [`${url}/es/services?x=1`, "is the full address of a page on this site: write /services/"],
  [url, "write /"],
  ["/services/#fundng", "did you mean #funding?"],
  ["/services/#prices", "it has #academy"],
  ["/#contacts", "did you mean #contact?"],
  ["/contact-us/#fact", "did you mean #facts?"],
  ["/invest/#steps", "it has #teaser"],
  ["/faq/#steps", "remove the # part"],
  ["/who-we-are/#contact", "it has #mission, #vision"],
])("the link %s is one problem that says “%s”", (link, words) => {
  expect(withLink(link)).toEqual([
    { file: "services/academy.json", field: "link", message: expect.stringContaining(words) },
  ]);
});

test.each([
  "/",
  "/#contact",
  "/#calculator",
  "/services/#funding",
  "/who-we-are/#mission",
  "/contact-us/#facts",
  "/invest/#teaser",
  "/#teaser",
  "https://elsewhere.example/any#thing",
  `${url}.com/`,
  `${url}/media/terms.pdf`,
  `${url}/media/terms.pdf#page=2`,
  `${url}/blog/`,
  "mailto:office@flipx.example",
  "tel:+13055550142",
])("the link %s is fine", (link) => {
  expect(withLink(link)).toEqual([]);
});

test("a removed service's anchor is gone, too", () => {
  const problems = problemsAfter({
    "site.json": (source) => withValue(source, "footerServices.1.to", "/services/#renamed"),
  });
  expect(problems).toEqual([
    { file: "site.json", field: "footerServices[1].to", message: expect.stringContaining("#renamed") },
  ]);
});
