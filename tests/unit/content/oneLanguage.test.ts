import { oneLanguage } from "../../../src/content/oneLanguage";

test("every localized text becomes one string, at any depth, and everything else is kept", () => {
  const content = {
    title: { en: "House", es: "Casa" },
    cards: [{ text: { en: "One", es: "Uno" }, order: 10 }, "plain", null],
    nested: { deeper: { label: { en: "Yes", es: "Sí" }, on: false } },
  };
  expect(oneLanguage(content, "es")).toEqual({
    title: "Casa",
    cards: [{ text: "Uno", order: 10 }, "plain", null],
    nested: { deeper: { label: "Sí", on: false } },
  });
  expect(oneLanguage(content, "en").cards).toEqual([{ text: "One", order: 10 }, "plain", null]);
});

test("a group with only one language, or with values other than strings, is not a localized text", () => {
  const groups = { half: { en: "House" }, deep: { en: { a: "x" }, es: { a: "y" } } };
  expect(oneLanguage(groups, "es")).toEqual(groups);
});

test("the content itself is not modified", () => {
  const content = { title: { en: "House", es: "Casa" } };
  oneLanguage(content, "es");
  expect(content).toEqual({ title: { en: "House", es: "Casa" } });
});
