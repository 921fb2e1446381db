// Which files must exist, and which are unknown.
import { entriesIn, problemsAfter, problemsOf, realContent } from "../../../fixtures/brokenContent";

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

const withTwoServices = () => {
  const kept = entriesIn("services").slice(0, 2);
  return realContent().filter(({ name }) => !name.startsWith("services/") || kept.includes(name));
};

test("a file of another kind does not make up for a missing entry", () => {
  const flyer = { name: "services/flyer.docx", schema: undefined, source: "" };
  expect(problemsOf([...withTwoServices(), flyer])).toContainEqual(
    expect.objectContaining({ file: "services", message: "needs at least 3 entries, but has 2" }),
  );
});

test.each(["site.json", "countries.json", "calculator.json", "text/common.json", "text/not-found.json"])(
  "without %s, the site cannot be built",
  (name) => {
    const rest = realContent().filter((file) => file.name !== name);
    expect(problemsOf(rest)).toEqual([
      { file: name, field: "", message: expect.stringContaining("the site needs this file") },
    ]);
  },
);

test("a folder with too few entries is reported with the number it needs", () => {
  const problems = problemsOf(withTwoServices());
  expect(problems[0]).toEqual({ file: "services", field: "", message: "needs at least 3 entries, but has 2" });
  expect(problems.slice(1).every(({ message }) => message.includes("which /services/ does not have"))).toBe(true);
});
