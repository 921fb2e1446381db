import { localize } from "../../../src/content/localize";
import { OTHER } from "../../fixtures/languages";

test("every localized text becomes one string, at any depth, and everything else is kept", () => {
  const content = {
    title: { en: "House", [OTHER]: "Casa" },
    cards: [{ text: { en: "One", [OTHER]: "Uno" }, order: 10 }, "plain", null],
    nested: { deeper: { label: { en: "Yes", [OTHER]: "Sí" }, on: false } },
  };
  expect(localize(content, OTHER, {})).toEqual({
    title: "Casa",
    cards: [{ text: "Uno", order: 10 }, "plain", null],
    nested: { deeper: { label: "Sí", on: false } },
  });
  expect(localize(content, "en", {}).cards).toEqual([{ text: "One", order: 10 }, "plain", null]);
});

test("a group with only one language, or with values other than strings, is not a localized text", () => {
  const groups = { half: { en: "House" }, deep: { en: { a: "x" }, [OTHER]: { a: "y" } } };
  expect(localize(groups, OTHER, {})).toEqual(groups);
});

test("the content itself is not modified", () => {
  const content = { title: { en: "House", [OTHER]: "Casa" } };
  localize(content, OTHER, {});
  expect(content).toEqual({ title: { en: "House", [OTHER]: "Casa" } });
});

test("the company's facts are filled in; brackets, single braces and other placeholders stay", () => {
  const text = "[1] {a} {{brand}}: {{count}} houses, see [the FAQ](/faq/)";
  expect(localize({ en: text, [OTHER]: "" }, "en", { brand: 'Jo "Flip" \\ $&' })).toBe(
    '[1] {a} Jo "Flip" \\ $&: {{count}} houses, see [the FAQ](/faq/)',
  );
});

test("an open point is shown without its mark, and makes its section a sample; others, and texts by themselves, do not", () => {
  const pair = (text: string) => ({ en: text, [OTHER]: text });
  const words = {
    title: pair("{{?A}}"),
    money: { points: [{ text: pair("{{?$5 in {{city}}}} at least") }] },
    steps: { title: pair("Four") },
  };
  expect(localize(words, OTHER, { city: "Miami" })).toEqual({
    title: "A",
    money: { points: [{ text: "$5 in Miami at least" }], isSample: true },
    steps: { title: "Four" },
  });
});
