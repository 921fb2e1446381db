import { withoutMarks, withoutMarksIn } from "../../../src/content/openMarks";

test("marks go, links and their words stay", () => {
  expect(withoutMarks("From [$50,000], see [the FAQ](/faq/).")).toBe("From $50,000, see [the FAQ](/faq/).");
});

test("a section with marks becomes a sample; others, and texts by themselves, stay as they are", () => {
  const words = { title: "[A]", money: { points: [{ text: "[$5] at least" }] }, steps: { title: "Four" } };
  expect(JSON.parse(withoutMarksIn(JSON.stringify(words)))).toEqual({
    title: "A",
    money: { points: [{ text: "$5 at least" }], isSample: true },
    steps: { title: "Four" },
  });
});
