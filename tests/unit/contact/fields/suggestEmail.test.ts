import { suggestEmail } from "../../../../src/contact/fields/suggestEmail";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@GMAIL.CON", "ana@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@hotmal.com", "ana@hotmail.com"],
  ["ana@outlok.com", "ana@outlook.com"],
  ["ana@yahooo.com", "ana@yahoo.com"],
  ["ana@icluod.com", "ana@icloud.com"],
  ["ana@empresa.con", "ana@empresa.com"],
  ["josé@gmail.com", "jose@gmail.com"],
  ["Muñoz@peña.com", "Munoz@pena.com"],
  ["ana..b@gmail.com", "ana.b@gmail.com"],
  [".ana@example.com", "ana@example.com"],
  ["ana.@example.com", "ana@example.com"],
])("%s asks for %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "ana@gmail.com",
  "Ana.Ruiz+casa@Gmail.com",
  "ana@mail.com",
  "ana@ymail.com",
  "ana@hotmail.es",
  "ana@yahoo.com.mx",
  "ana@empresa.com",
  "ana@gmail",
  "ana",
  "a@b@gmial.com",
  "",
])("%s is asked nothing", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
