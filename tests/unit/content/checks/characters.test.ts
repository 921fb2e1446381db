import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

test.each([
  ["text/home.json", "hero.extra.en", "Send it.\nNow.", "hero.extra.en", "contains a line break"],
  ["text/home.json", "hero.extra.es", "Envíelo.\u2028Ya.", "hero.extra.es", "contains a line break"],
  ["services/new.json", "points.0", { en: "One\nTwo", es: "Uno" }, "points[0].en", "contains a line break"],
  ["text/home.json", "hero.extra.en", "Send\u0007 it.", "hero.extra.en", "cannot be displayed (in the files, U+0007)"],
  [
    "text/home.json",
    "hero.description.en",
    "Send\tit.",
    "hero.description.en",
    "cannot be displayed (in the files, U+0009)",
  ],
  [
    "text/home.json",
    "hero.description.es",
    "Env\ud800ielo.",
    "hero.description.es",
    "cannot be displayed (in the files, U+D800)",
  ],
  [
    "text/home.json",
    "hero.description.en",
    "Send \u202eit.",
    "hero.description.en",
    "reverses the direction of the text (in the files, U+202E)",
  ],
  ["text/home.json", "hero.extra.en", "Send \ue000 it.", "hero.extra.en", "cannot be displayed (in the files, U+E000)"],
  ["site.json", "brand", "Flip\u202eX", "brand", "reverses the direction of the text (in the files, U+202E)"],
  ["site.json", "contact.street", "100 Sample\nStreet", "contact.street", "contains a line break"],
  ["countries.json", "3.name.en", "Pa\u0000nama", "[3].name.en", "cannot be displayed (in the files, U+0000)"],
  ["text/home.json", "hero.description.en", "x".repeat(100), "hero.description.en", "contains a word of 100 letters"],
])("in %s, %s = %j is reported at %s: %s", (name, path, value, field, words) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([
    { file: name, field, message: expect.stringContaining(words) },
  ]);
});

test.each([
  ["site.json", "mail.body.en", "Hello,\n\nplease call me."],
  ["text/home.json", "hero.description.es", "Renovación 👍🏽, “así” — y ya…"],
  ["text/home.json", "hero.description.en", "Otorhinolaryngologists like our houses."],
  ["testimonials/new.json", "video.file", `https://videos.example/${"a".repeat(60)}.mp4`],
  ["site.json", "social.tiktok", `https://www.tiktok.com/${"a".repeat(60)}`],
])("in %s, %s = %j is fine", (name, path, value) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([]);
});
