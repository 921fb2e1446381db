// Titles in social pictures, in a font that has Latin letters only.
import { drawable } from "../../../src/build/pictures/textPaths";

test.each([
  ["Sell your house 🏠, fast", "Sell your house, fast"],
  ["🚀 Invest → earn 👍🏽", "Invest earn"],
  ["Łódź (a 🏡): house", "ódz (a): house"],
])("of %j, %j can be drawn", (title, drawn) => {
  expect(drawable(title)).toBe(drawn);
});

test("everything the languages of the site need can be drawn", () => {
  const title = "¿Quiénes somos? ¡Ñandú & Co.! “Así” — 5 % · $1,000 / €2 (PINGÜINO)";
  expect(drawable(title)).toBe(title);
  expect(drawable("Renovacio\u0301n")).toBe("Renovación");
});
