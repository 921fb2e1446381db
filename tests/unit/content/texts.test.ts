// What follows from the texts in content/text/, and what a person chose about them.
import { matchesChoice } from "../../../src/content/texts/choiceAt";
import { CHOICES } from "../../../src/content/texts/choices";
import { shapeOf, type Shape } from "../../../src/content/texts/shapes";
import shapes from "../../../src/content/texts/shapes.json";
import { shapesIn } from "../../../src/content/texts/shapesIn";

const pair = (en: string, es = en) => ({ en, es });

test("the shapes are those of today's texts: otherwise, run `npm run texts`", () => {
  expect(shapes).toEqual(shapesIn("content/text", shapes));
});

test("every choice belongs to an existing text or group", () => {
  const pathsIn = (shape: Shape, path: string): string[] => {
    if (typeof shape === "string") return [path];
    if (Array.isArray(shape)) return [path, ...shape.flatMap((item: Shape) => pathsIn(item, path))];
    return [
      path,
      ...Object.entries(shape).flatMap(([key, inner]) => pathsIn(inner, `${path}.${key.replace("?", "")}`)),
    ];
  };
  const paths = Object.entries(shapes).flatMap(([name, shape]) => pathsIn(shape, name));
  expect(Object.keys(CHOICES).filter((chosen) => !paths.some((path) => matchesChoice(chosen, path)))).toEqual([]);
});

test("a text has a quarter more room than its longest language needs, and its own placeholders, but not the company's facts", () => {
  const text = pair("{{count}} at {{brand}}", `${"Larga ".repeat(30)}{{count}} {{brand}}`);
  expect(shapeOf(text, undefined, "a.b")).toBe("260 {{count}}");
  expect(shapeOf(pair("Short"), undefined, "a.b")).toBe("80");
});

test("a limit stays while the texts keep to it, and grows with a text that does not", () => {
  expect(shapeOf(pair("x".repeat(90)), "140", "a.b")).toBe("140");
  expect(shapeOf(pair("x".repeat(150)), "140", "a.b")).toBe("200");
});

test("what a layout does not bear is a choice, whatever the text", () => {
  expect(shapeOf({ seo: { title: pair("x".repeat(90)) } }, undefined, "home")).toEqual({ seo: { title: "60" } });
});

test("the items of a list share one shape: the longest of their texts, and the keys of all", () => {
  const cards = [
    { title: pair("x".repeat(200)), yes: [pair("a")] },
    { title: pair("b"), to: "/services/" },
  ];
  expect(shapeOf({ cards }, undefined, "home")).toEqual({ cards: [{ title: "260", yes: ["80"], to: "link" }] });
});

test("what may be left out stays in the shape while no text is there", () => {
  const known = { footer: { text: "80", "license?": "200" } };
  expect(shapeOf({ footer: { text: pair("Ours") } }, known, "common")).toEqual(known);
});

test("a value that is no text in each language is named", () => {
  expect(() => shapeOf({ hero: { title: 3 } }, undefined, "home")).toThrow("home.hero.title");
});
