import { entryIn, problemsAfter, problemsOf, realContent, valueAt, withValue } from "../../../fixtures/brokenContent";

const [ONE = "", TWO = ""] = [0, 1].map((index) => entryIn("services", index));

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

test.each(["steps/Sell.json", "steps/to sell.json", "steps/to_sell.json", "steps/vénta.json"])(
  "the name %s cannot be part of a link",
  (name) => {
    const files = realContent().map((file) => (file.name === entryIn("steps") ? { ...file, name } : file));
    expect(problemsOf(files)).toEqual([
      { file: name, field: "", message: expect.stringContaining("without accents, digits, and hyphens") },
    ]);
  },
);
