// Entry pages: the content check's rules for their files and for links to them.
import { readFileSync } from "node:fs";
import { problemsOf, problemsAfter, realContent, withValue } from "../../../fixtures/brokenContent";

const source = readFileSync("content/pages/privacy.json", "utf8");

/** The problems in the real content with one more text page. */
function problemsWithPage(name: string) {
  const files = realContent();
  const schema = files.find((file) => file.name === "pages/privacy.json")?.schema;
  return problemsOf([...files, { name, schema, source: withValue(source, "order", 9000) }]);
}

test("another text page is fine", () => {
  expect(problemsWithPage("pages/imprint.json")).toEqual([]);
});

test.each([
  ["invest", "has the same address as another page, /invest/"],
  ["404", "has the same address as another page, /404/"],
  ["es", "has an address that the site reserves"],
  ["admin", "has an address that the site reserves"],
  ["projects", "has an address that the site reserves"],
  ["Privacy Notice", "has a name that can't be part of a link"],
])("a page named %s is one problem that says “%s”", (name, message) => {
  expect(problemsWithPage(`pages/${name}.json`)).toEqual([
    { file: `pages/${name}.json`, field: "", message: expect.stringContaining(message) },
  ]);
});

test("a missing language is reported", () => {
  const problems = problemsAfter({ "pages/faq.json": (file) => withValue(file, "questions.0.answer.es", undefined) });
  expect(problems).toEqual([
    { file: "pages/faq.json", field: "questions[0].answer.es", message: "is missing: write the Spanish text" },
  ]);
});

test("a page without questions is fine, a page without sections is not", () => {
  expect(problemsAfter({ "pages/faq.json": (file) => withValue(file, "questions", undefined) })).toEqual([]);
  expect(problemsAfter({ "pages/faq.json": (file) => withValue(file, "sections", []) })).toEqual([
    { file: "pages/faq.json", field: "sections", message: "needs at least one section" },
  ]);
});

test("a link to a project's page is valid if its file exists, and cannot name an anchor", () => {
  const leadTo = (link: string) => problemsAfter({ "services/academy.json": (file) => withValue(file, "link", link) });
  expect(leadTo("/projects/white-farmhouse/")).toEqual([]);
  expect(leadTo("/projects/white-farmhose/")).toEqual([
    expect.objectContaining({ message: expect.stringContaining("did you mean /projects/white-farmhouse/?") }),
  ]);
  expect(leadTo("/projects/white-farmhouse/#deal")).toEqual([
    expect.objectContaining({ message: expect.stringContaining("remove the # part") }),
  ]);
});

test("a link to a text page is valid if its file exists", () => {
  const problems = problemsOf(realContent().filter(({ name }) => name !== "pages/accessibility.json"));
  expect(problems).toEqual([]);
  const linked = problemsAfter({ "services/academy.json": (file) => withValue(file, "link", "/terms/") });
  expect(linked).toEqual([]);
});
