// HTML and Markdown where visitors would see them verbatim, in every field that holds words.
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const PAIR = (en: string) => ({ en, es: "Las palabras." });

test.each([
  ["site.json", "brand", "Flip&amp;X", "brand", "contains &amp;"],
  ["site.json", "contact.street", "100 <b>Sample Street", "contact.street", "contains <b>"],
  ["text/home.json", "hero.extra", PAIR("Words<o:p></o:p>"), "hero.extra.en", "contains <o:p>"],
  ["text/home.json", "hero.extra", PAIR("<!DOCTYPE html> words"), "hero.extra.en", "contains <!DOCTYPE html>"],
  ["text/home.json", "hero.extra", PAIR("<video controls> words"), "hero.extra.en", "contains <video controls>"],
  ["text/home.json", "hero.extra", PAIR("The **words**"), "hero.extra.en", "contains **, which visitors would see"],
  ["text/home.json", "hero.extra", PAIR("[words](/invest/)"), "hero.extra.en", "contains ](, which visitors would"],
  ["pages/new.json", "lead", PAIR("The **words**"), "lead.en", "no Markdown"],
])("in %s, %s = %j is one problem of %s that says “%s”", (name, path, value, field, words) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([
    { file: name, field, message: expect.stringContaining(words) },
  ]);
});

test.each([
  ["site.json", "contact.street", "100 R&D Street"],
  ["text/home.json", "hero.extra", PAIR("Write to <office@flipx.example>; 5 * 3 * 2, x < y")],
  ["text/home.json", "hero.extra", PAIR("Write to <Ana office@flipx.example> [today] (or not)")],
  ["pages/new.json", "sections.0.text", PAIR("The **words** and [words](/invest/)")],
])("in %s, %s = %j is fine", (name, path, value) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([]);
});

test("the writer of a review may have any name", () => {
  const title = { en: "María de los Ángeles García y Pérez", es: "María de los Ángeles García y Pérez" };
  expect(problemsAfter({ "reviews/new.json": (source) => withValue(source, "title", title) })).toEqual([]);
});
