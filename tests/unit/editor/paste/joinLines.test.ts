import { joinLines } from "../../../../src/editor/paste/joinLines";

test("the lines of a page become its paragraphs, and cut words whole", () => {
  const page =
    "Sí. Puede visitar la casa antes de inver-\ntir. Pida una cita y un miembro del equi-\npo lo acompaña. Lleve zapatos cerrados:\nla obra sigue.\n\nSegundo párrafo.";
  expect(joinLines(page)).toEqual({
    text: "Sí. Puede visitar la casa antes de invertir. Pida una cita y un miembro del equipo lo acompaña. Lleve zapatos cerrados: la obra sigue.\n\nSegundo párrafo.",
    joins: 3,
  });
  const ragged = "She leads the de-\nsign team that draws our kitchens and speaks both lan-\nguages.";
  expect(joinLines(ragged).text).toBe("She leads the design team that draws our kitchens and speaks both languages.");
  const compound = "Most of our investors begin with one fix-and-\r\nflip project that they can visit.";
  expect(joinLines(compound).text).toBe(
    "Most of our investors begin with one fix-and-flip project that they can visit.",
  );
});

test.each([
  ["an address", "250 NE 2nd Ave,\nSuite 300\nMiami, FL 33132"],
  ["opening hours", "Monday to Friday, from nine in the morning to six\nSaturday, from ten in the morning to two"],
  ["a list", "- you have time to visit the site and to ask questions\n- you like to read a budget before you decide"],
  ["short lines", "kitchens\nbathrooms\nroofs"],
  [
    "paragraphs without a line between",
    "The first house left less than planned, because of the roof.\nThe second one sold.",
  ],
  ["one line", "The first house left less than planned."],
])("%s keeps its lines", (_what, text) => {
  expect(joinLines(text)).toEqual({ text, joins: 0 });
});
