import { slugOf } from "../../../../src/content/read/filePath";
import { asItIs, entryIn, problemsAfter, valueAt, withValue } from "../../../fixtures/brokenContent";
import { pathOf } from "../../../../src/site/pages";

const url = valueAt<string>("site.json", "url");
const SERVICE = "services/home-staging.json";

const withLink = (link: string) =>
  problemsAfter({ [SERVICE]: (source) => withValue(source, "link", link), "pages/new.json": asItIs });

test.each([
  ["/service/", `which is not a page: did you mean ${pathOf("services")}?`],
  ["/no-such-page/", `the pages are /, ${pathOf("whoWeAre")}`],
  [`/es${pathOf("services")}`, `write ${pathOf("services")}`],
  [
    `${url}/es${pathOf("services")}#home-staging`,
    `is the full address of a page on this site: write ${pathOf("services")}#home-staging`,
  ],
  [`${url}/es/services?x=1`, `is the full address of a page on this site: write ${pathOf("services")}`],
  [url, "write /"],
  [`${url}/${entryIn("projects").replace(".json", "/")}`, "is the full address of a page on this site"],
  [`${pathOf("services")}#home-stagng`, "did you mean #home-staging?"],
  [`${pathOf("services")}#no-such-service`, `it has #${slugOf(entryIn("services"))}`],
  ["/#contacts", "did you mean #contact?"],
  [`${pathOf("contactUs")}#fact`, "did you mean #facts?"],
  [`${pathOf("invest")}#steps`, "it has #money, #teaser"],
  ["/new/#steps", "remove the # part"],
  [`${pathOf("whoWeAre")}#contact`, "it has #mission, #vision"],
])("the link %s is one problem that says “%s”", (link, words) => {
  expect(withLink(link)).toEqual([{ file: SERVICE, field: "link", message: expect.stringContaining(words) }]);
});

test.each([
  "/",
  "/#contact",
  "/#calculator",
  `${pathOf("services")}#home-staging`,
  `${pathOf("whoWeAre")}#mission`,
  `${pathOf("contactUs")}#facts`,
  `${pathOf("invest")}#teaser`,
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
    "site.json": (source) => withValue(source, "footerServices.0.to", `${pathOf("services")}#renamed`),
  });
  expect(problems).toEqual([
    { file: "site.json", field: "footerServices[0].to", message: expect.stringContaining("#renamed") },
  ]);
});

test("a link to a section that is left out is told", () => {
  const without = (source: string) => withValue(source, "leftOut", ["invest.teaser"]);
  const linked = (source: string) => withValue(source, "footerServices.0.to", "/invest/#teaser");
  const problems = problemsAfter({ "site.json": (source) => linked(without(source)) });
  expect(problems).toContainEqual({
    file: "site.json",
    field: "footerServices[0].to",
    message: expect.stringContaining("a section that site.json leaves out"),
  });
});
