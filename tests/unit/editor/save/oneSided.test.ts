import { leftBehind, oneSidedTexts } from "../../../../src/editor/save/oneSided";

const pair = (en: string, es: string) => ({ en, es });

test("a text that has changed in one language is found, with the other language", () => {
  const before = { title: pair("Buy", "Comprar"), points: [pair("One", "Uno"), pair("Two", "Dos")] };
  const after = { title: pair("Buy", "Compramos"), points: [pair("First", "Uno"), pair("Second", "Segundo")] };
  expect(oneSidedTexts(before, after)).toEqual([
    { field: "title", unchanged: "en", texts: after.title },
    { field: "points[0]", unchanged: "es", texts: after.points[0] },
  ]);
});

test("facts, new texts, and texts that have changed in both languages are not", () => {
  const before = { phone: "1", title: pair("Buy", "Comprar"), files: { en: "/media/a.vtt" } };
  const after = {
    phone: "2",
    title: pair("Sell", "Vender"),
    note: pair("New", "Nuevo"),
    files: { en: "/media/b.vtt" },
  };
  expect(oneSidedTexts(before, after)).toEqual([]);
});

test("of the hero's picture, its upright version and its film, those that are not replaced too are named", () => {
  const site = (wide: string, portrait: string, mp4: string) => ({
    hero: { wide: { file: wide }, portrait: { file: portrait }, wideFilm: { mp4 } },
  });
  const before = site("a", "a", "a");
  expect(leftBehind(before, site("b", "a", "a"))).toEqual(["hero.portrait", "hero.wideFilm"]);
  expect(leftBehind(before, site("b", "b", "b"))).toEqual([]);
  expect(leftBehind(before, before)).toEqual([]);
});
