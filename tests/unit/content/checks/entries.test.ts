// Rules across the entries of one content type.
import { problemsAfter, problemsOf, realContent, withValue } from "../../../fixtures/brokenContent";

/** A change of one field in every entry of a folder, depending on the entry's file name. */
const everywhere = (folder: string, field: string, valueIn: (name: string) => unknown) =>
  Object.fromEntries(
    realContent()
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .map(({ name }) => [name, [field, valueIn(name)]]),
  );

const TWO_SERVICES = ["services/buy-and-flip.json", "services/fix-and-flip.json"];

test.each([
  ["services/funding.json", "order", 20, "is 20, the same as in content/services/buy-and-flip.json"],
  ["team/underwriter.json", "order", 10, "as in content/team/acquisitions-scout.json"],
  ["projects/white-farmhouse.json", "order", 20, "as in content/projects/teal-island-kitchen.json"],
])("in %s, %s = %j is one problem that says “%s”", (name, field, value, words) => {
  const problems = problemsAfter({ [name]: (source) => withValue(source, field, value) });
  expect(problems).toEqual([{ file: name, field, message: expect.stringContaining(words) }]);
});

test("entries of different types may have the same order", () => {
  expect(problemsAfter({ "steps/buy.json": (source) => withValue(source, "order", 11) })).toEqual([]);
  expect(problemsAfter({ "stats/new-investors.json": (source) => withValue(source, "order", 60) })).toEqual([]);
});

test("a duplicate country is reported at its second place", () => {
  const twice = (source: string) => withValue(source, "5.iso2", (JSON.parse(source) as { iso2: string }[])[2]?.iso2);
  expect(problemsAfter({ "countries.json": twice })).toEqual([
    { file: "countries.json", field: "[5].iso2", message: expect.stringContaining("the same country as [2]") },
  ]);
});

test.each([
  [
    "services",
    everywhere("services", "onHome", (name) => TWO_SERVICES.includes(name)),
    "needs at least 3 entries for the home page, but has 2 (onHome: true)",
  ],
  [
    "stats",
    everywhere("stats", "page", () => "who-we-are"),
    'at least 1 entry for the home page, but has 0 (page: "home")',
  ],
  ["stats", everywhere("stats", "page", () => "home"), "for the “Who we are” page"],
])("%s that leave a page incomplete are one problem of the folder", (folder, changes, words) => {
  const rewrites = Object.entries(changes).map(([name, [path = "", value]]) => [
    name,
    (source: string) => withValue(source, String(path), value),
  ]);
  expect(problemsAfter(Object.fromEntries(rewrites) as Record<string, (source: string) => string>)).toEqual([
    { file: folder, field: "", message: expect.stringContaining(words) },
  ]);
});

test("an entry that cannot be parsed is not also reported as missing on a page", () => {
  expect(problemsAfter({ "services/funding.json": () => "{" }).map(({ file }) => file)).toEqual([
    "services/funding.json",
  ]);
});

test.each(["steps/Sell.json", "steps/to sell.json", "steps/to_sell.json", "steps/vénta.json"])(
  "the name %s cannot be part of a link",
  (name) => {
    const files = realContent().map((file) => (file.name === "steps/sell.json" ? { ...file, name } : file));
    expect(problemsOf(files)).toEqual([
      { file: name, field: "", message: expect.stringContaining("without accents, digits, and hyphens") },
    ]);
  },
);
