// Rules across the entries of one content type.
import { entryIn, problemsAfter, problemsOf, realContent, valueAt, withValue } from "../../../fixtures/brokenContent";

/** A change of one field in every entry of a folder, depending on the entry's file name. */
const everywhere = (folder: string, field: string, valueIn: (name: string) => unknown) =>
  Object.fromEntries(
    realContent()
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .map(({ name }) => [name, (source: string) => withValue(source, field, valueIn(name))]),
  );

const [ONE = "", TWO = "", THREE = ""] = [0, 1, 2].map((index) => entryIn("services", index));

test.each(["services", "team", "projects"])("an order that another of the %s has is one problem", (folder) => {
  const [name, first] = [`${folder}/new.json`, entryIn(folder)];
  const order = valueAt<number>(first, "order");
  const message = expect.stringContaining(`is ${order}, the same as in content/${first}`) as string;
  const problems = problemsAfter({ [name]: (source) => withValue(source, "order", order) });
  expect(problems).toEqual([{ file: name, field: "order", message }]);
});

test("entries without an order are each told so, and not that they have the same one", () => {
  const without = (source: string) => withValue(source, "order", null);
  const problems = problemsAfter({ [ONE]: without, [TWO]: without });
  const message = expect.stringContaining("is missing") as string;
  expect(problems).toEqual([ONE, TWO].map((file) => ({ file, field: "order", message })));
});

test("countries that are no list are one problem", () => {
  const message = expect.stringContaining("must be a list") as string;
  expect(problemsAfter({ "countries.json": () => "{}" })).toEqual([{ file: "countries.json", field: "", message }]);
});

test("entries of different types may have the same order", () => {
  const order = (source: string) => withValue(source, "order", 9001);
  expect(problemsAfter({ "steps/new.json": order, "stats/new.json": order })).toEqual([]);
});

test("a duplicate country is reported at its second place", () => {
  const twice = (source: string) => withValue(source, "5.iso2", (JSON.parse(source) as { iso2: string }[])[2]?.iso2);
  expect(problemsAfter({ "countries.json": twice })).toEqual([
    { file: "countries.json", field: "[5].iso2", message: expect.stringContaining("the same country as entry 3") },
  ]);
});

test.each([
  [
    "services",
    everywhere("services", "onHome", (name) => [ONE, TWO].includes(name)),
    "needs at least 3 entries for the home page, but has 2: turn on onHome in another",
  ],
  [
    "stats",
    everywhere("stats", "page", () => "who-we-are"),
    "at least 1 entry for the home page, but has 0: choose home as page in another",
  ],
  ["stats", everywhere("stats", "page", () => "home"), "for the “Who we are” page"],
])("%s that leave a page incomplete are one problem of the folder", (folder, changes, words) => {
  expect(problemsAfter(changes)).toEqual([{ file: folder, field: "", message: expect.stringContaining(words) }]);
});

test("an entry that cannot be parsed is not also reported as missing on a page", () => {
  const threeOnHome = everywhere("services", "onHome", (name) => [ONE, TWO, THREE].includes(name));
  expect(problemsAfter({ ...threeOnHome, [THREE]: () => "{" }).map(({ file }) => file)).toEqual([THREE]);
});

test("a file of another kind that cannot be parsed is no entry of the page", () => {
  const twoOnHome = everywhere("services", "onHome", (name) => [ONE, TWO].includes(name));
  const files = problemsAfter({ ...twoOnHome, "team/new.json": () => "{" }).map(({ file }) => file);
  expect(files).toEqual(["team/new.json", "services"]);
});

test("an entry whose choice is itself invalid is not also reported as missing on a page", () => {
  const wrong = everywhere("stats", "page", () => 5);
  expect(problemsAfter(wrong).filter(({ file }) => file === "stats")).toEqual([]);
});

test("a folder with too few entries is one problem, whatever pages need of them", () => {
  const files = realContent().filter(({ name }) => !name.startsWith("stats/"));
  expect(problemsOf(files).filter(({ file }) => file.startsWith("stats"))).toHaveLength(1);
});

test.each(["steps/Sell.json", "steps/to sell.json", "steps/to_sell.json", "steps/vénta.json"])(
  "the name %s cannot be part of a link",
  (name) => {
    const files = realContent().map((file) => (file.name === entryIn("steps") ? { ...file, name } : file));
    expect(problemsOf(files)).toEqual([
      { file: name, field: "", message: expect.stringContaining("without accents, digits, and hyphens") },
    ]);
  },
);
