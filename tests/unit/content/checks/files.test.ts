// Which files must exist, and which are unknown.
import { problemsAfter, problemsOf, realContent } from "../../../fixtures/brokenContent";

test.each([
  "texts/home.json",
  "text/homes.json",
  "team/florida/architect.json",
  "notes.json",
  "team.json",
  "team/a.JSON",
])("the file %s is unknown", (name) => {
  expect(problemsAfter({ [name]: (source) => source })).toEqual([
    { file: name, field: "", message: expect.stringContaining("is not a file the site knows") },
  ]);
});

test.each([
  ["home.json", "did you mean text/home.json?"],
  ["text/homes.json", "did you mean text/home.json?"],
  ["text/homepage.json", "did you mean text/home.json?"],
  ["text/contact.json", "did you mean text/contact-form.json or text/contact-us.json?"],
  ["text/home.json.txt", "did you mean text/home.json?"],
  ["project/oak.json", "did you mean projects/oak.json?"],
  ["team/tiler.JSON", "did you mean team/tiler.json?"],
  ["projects/2026/oak.json", "check its folder and name"],
])("for %s, editors read: %s", (name, words) => {
  expect(problemsAfter({ [name]: (source) => source })).toEqual([
    { file: name, field: "", message: expect.stringContaining(words) },
  ]);
});

test("a file of another kind does not make up for a missing entry", () => {
  const rest = realContent().filter(({ name }) => !name.startsWith("projects/"));
  const flyer = { name: "projects/flyer.docx", schema: undefined, source: "" };
  expect(problemsOf([...rest, flyer])).toContainEqual(
    expect.objectContaining({ file: "projects", message: "needs at least 1 entry, but has 0" }),
  );
});

test.each(["stats", "services", "testimonials", "reviews", "team", "steps"])(
  "a site may be without %s: only links to them are told",
  (folder) => {
    const rest = realContent().filter(({ name }) => !name.startsWith(`${folder}/`));
    const messages = problemsOf(rest).map(({ message }) => message);
    expect(messages.filter((message) => !message.includes("which /services/ does not have"))).toEqual([]);
  },
);

test.each(["site.json", "countries.json", "calculator.json", "text/common.json", "text/not-found.json"])(
  "without %s, the site cannot be built",
  (name) => {
    const rest = realContent().filter((file) => file.name !== name);
    expect(problemsOf(rest)).toEqual([
      { file: name, field: "", message: expect.stringContaining("the site needs this file") },
    ]);
  },
);
