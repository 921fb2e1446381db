import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const told = (en: string, es: string) =>
  problemsAfter({ "text/home.json": (source) => withValue(source, "features.title", { en, es }) }).map(
    ({ field, message }) => `${field.replace("features.title.", "")} ${message}`,
  );

test("swapped languages are reported once", () => {
  expect(told("Tres costumbres de la casa", "Three habits of the house")).toEqual([
    "en is in Spanish, and the Spanish text is in English: swap them",
  ]);
  expect(told("Abrir el menú", "Open the menu")).toEqual([
    "en is in Spanish, and the Spanish text is in English: swap them",
  ]);
});

test("what may be the same in every language may be in any, and half a text is told once, as such", () => {
  const label = { en: "Casa de la Costa y del Mar", es: "Casa de la Costa y del Mar" };
  expect(problemsAfter({ "site.json": (source) => withValue(source, "footerServices.0.label", label) })).toEqual([]);
  const half = problemsAfter({ "text/home.json": (source) => withValue(source, "features.title", { en: "Houses" }) });
  expect(half.map(({ field }) => field)).toEqual(["features.title.es"]);
});

test("a text rewritten in the wrong language is reported", () => {
  expect(told("Habits that keep us going", "We have three of these habits for you and your house")).toEqual([
    "es seems to be in English: write it in Spanish",
  ]);
  expect(told("Las costumbres de la casa que usted busca", "Costumbres de siempre")).toEqual([
    "en seems to be in Spanish: write it in English",
  ]);
});

test.each([
  ["Meet us in Villa de la Costa", "Conózcanos en Villa de la Costa"],
  ["Villa de la Costa, Miami", "Villa de la Costa, en Miami"],
  ["The story of the Casa de la Costa y del Mar", "La historia de la Casa de la Costa y del Mar"],
  ["Open", "Abrir"],
  ["Fix & flip", "Renovar y vender"],
])("%s and %s are fine", (en, es) => {
  expect(told(en, es)).toEqual([]);
});

test.each(["Casa Bonita", "Villas de Coral Gables", "Miami", "123 Oak Street", "Anne-Marie Smith"])(
  "the name %s may be the same in both languages where names are allowed",
  (name) => {
    const title = { en: name, es: name };
    expect(problemsAfter({ "projects/new.json": (source) => withValue(source, "title", title) })).toEqual([]);
    expect(problemsAfter({ "steps/new.json": (source) => withValue(source, "title", title) })).toEqual([
      { file: "steps/new.json", field: "title.es", message: "is the same as the English text: translate it" },
    ]);
  },
);

test.each(["House with a porch", "Casa Bonita Villa Coral Gables"])(
  "%s is not a name: it has a lowercase word, or more than four words",
  (text) => {
    const title = { en: text, es: text };
    expect(problemsAfter({ "projects/new.json": (source) => withValue(source, "title", title) })).toHaveLength(1);
  },
);
