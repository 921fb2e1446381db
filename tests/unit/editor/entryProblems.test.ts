import { readContent } from "../../../src/content/readContent";
import { entryProblems } from "../../../src/editor/entryProblems";

const read = (name: string) =>
  JSON.parse(readContent("content").find((file) => file.name === name)?.source ?? "null") as Record<string, unknown>;

const ENTRIES = [
  ["projects", "white-farmhouse", "projects/white-farmhouse.json"],
  ["texts", "home", "text/home.json"],
  ["settings", "site", "site.json"],
  ["settings", "calculator", "calculator.json"],
  ["settings", "countries", "countries.json"],
] as const;

test.each(ENTRIES)("%s, %s: the content that comes with the site may be saved", (collection, slug, file) => {
  expect(entryProblems({ collection, slug }, read(file))).toEqual([]);
});

test.each(ENTRIES)("%s, %s: an empty file may not be saved", (collection, slug) => {
  expect(entryProblems({ collection, slug }, {})).not.toEqual([]);
});

test("a new entry that has no name yet is checked, too", () => {
  const step = { ...read("steps/buy.json"), title: { en: "Buy", es: "Buy" } };
  expect(entryProblems({ collection: "steps", slug: "" }, step)).toEqual([
    "title.es is the same as the English text: translate it",
  ]);
});

test("rules between fields are told: a rate outside its own limits, a missing placeholder", () => {
  const calculator = read("calculator.json") as { rates: { value: number; max: number }[] };
  const [first, ...others] = calculator.rates;
  const rates = [{ ...first, value: (first?.max ?? 0) + 1 }, ...others];
  expect(entryProblems({ collection: "settings", slug: "calculator" }, { ...calculator, rates })).toEqual([
    "rates[0] must have a value between its min and its max",
  ]);
  const site = { ...read("site.json"), mail: { subject: { en: "{{brand}}", es: "Hola" }, body: { en: "a", es: "b" } } };
  expect(entryProblems({ collection: "settings", slug: "site" }, site)).toEqual([
    expect.stringMatching(/^mail\.subject\.es lacks \{\{brand\}\}/),
  ]);
});

test("a link whose page is misspelt is told; whether a page of words or a service is there, only the whole site knows", () => {
  const problemsWith = (link: string) =>
    entryProblems({ collection: "services", slug: "academy" }, { ...read("services/academy.json"), link });
  expect(problemsWith("/service/")).toEqual([expect.stringMatching(/^link leads to \/service\/, which is not a page/)]);
  expect(problemsWith("/privacy/")).toEqual([]);
  expect(problemsWith("/es/services/")).toEqual([expect.stringContaining("write /services/")]);
  expect(problemsWith("/services/#a-new-one")).toEqual([]);
});

test("a collection that the content does not know has no rules", () => {
  expect(entryProblems({ collection: "settings", slug: "unknown" }, {})).toEqual([]);
});
