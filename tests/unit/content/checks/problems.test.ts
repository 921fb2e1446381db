// Shape: what a file must contain.
import type { AnySchema } from "yup";
import { shapeProblems } from "../../../../src/content/checks/shapeProblems";
import { CONTENT_TYPES } from "../../../../src/content/contentTypes/contentTypes";
import { entryOf, fieldsOf } from "../../../../src/content/schema/schemaParts";
import { TEXT_SCHEMAS } from "../../../../src/content/texts/texts";
import { inEnglish, problemsAfter, withValue } from "../../../fixtures/brokenContent";
import { calculatorContent } from "../../../fixtures/calculatorContent";

/** What a file contains before the change: the calculator's has rates that no editor changes. */
const ownSource = (name: string, source: string) =>
  name === "calculator.json" ? JSON.stringify(calculatorContent) : source;

const CAPTIONS = "video.captions.es";
const HOURS = "contact.openingHours";
const HOLIDAYS = "contact.specialHours";
const SAID = { en: "Hurricanes", es: "Huracanes" };
const counted = (address: string) => ({ service: "plausible", address, id: "flipx.example" });
const ENGLISH_CAPTIONS = "video.captions.en";
const LINES = Array.from({ length: 51 }, (_, at) => ({ en: `House ${at}`, es: `Casa ${at}` }));
const WEEK = { firstDay: "Mo", lastDay: "Fr", opens: "09:00", closes: "18:00" };

// File, path of the change, new value (undefined removes it), field of the problem, an excerpt of its message.
test.each([
  ["site.json", "url", "http://flipx.example", "url", "https address"],
  ["site.json", "url", "https://flipx.example/", "url", "without a slash at the end"],
  ["site.json", "url", "https://{{brand}}", "url", "without ?, #, or braces"],
  ["site.json", "url", "https://flipx.example?x", "url", "without ?, #, or braces"],
  ["site.json", "url", "https://flipx.example#y", "url", "without ?, #, or braces"],
  ["site.json", "brand", "", "brand", "write the name"],
  ["site.json", "brand", "  ", "brand", "must be just the name"],
  ["site.json", "brand", "\u200b", "brand", "without spaces or invisible characters"],
  ["site.json", "legalName", "{{brand}} Homes LLC", "legalName", "without braces"],
  ["site.json", "contact.city", "Miami ", "contact.city", "at the start or end"],
  ["site.json", "contact", undefined, "contact", "is missing: add this group"],
  ["site.json", "contact", "Miami", "contact", "a group of fields"],
  ["site.json", "contact.phone", "305 555 0142", "contact.phone", "must start with +"],
  ["site.json", "contact.phone", "+1 (305) 555-0142", "contact.phone", "then digits and spaces"],
  ["site.json", "contact.email", "office", "contact.email", "email address"],
  ["site.json", "contact.email", "mailto:office@flipx.example", "contact.email", "email address"],
  ["site.json", "contact.email", "a@flipx.example,b@flipx.example", "contact.email", "single email address"],
  ["site.json", "contact.email", "{{brand}}@flipx.example", "contact.email", "email address"],
  ["site.json", "contact.street", "250 NE 2nd Ave, Miami, FL 33101", "contact.street", "leave only the street"],
  ["site.json", "contact.street", "250 NE 2nd Ave, Miami, FL", "contact.street", "leave only the street"],
  ["site.json", "contact.state", "Florida", "contact.state", "two letters of a state"],
  ["site.json", "chat.number", "+1 305", "chat.number", "digits only"],
  ["site.json", "social.tiktok", "www.tiktok.com", "social.tiktok", "must start with https://"],
  ["site.json", "social.tiktok", "https://www.tiktok.com/@{{brand}}", "social.tiktok", "no spaces or braces"],
  ["site.json", "footerServices", {}, "footerServices", "a list (in the files, in square brackets)"],
  ["site.json", "footerServices.0.to", "/Services", "footerServices[0].to", "a page on this site"],
  ["site.json", "footerServices.0.to", "javascript:alert(1)", "footerServices[0].to", "a page on this site"],
  ["site.json", "footerServices.0.to", "mailto:{{email}}", "footerServices[0].to", "without spaces or braces"],
  ["site.json", "footerServices.0.to", "https://{{brand}}/", "footerServices[0].to", "without spaces or braces"],
  ["site.json", "footerServices.0.to", "mailto:office", "footerServices[0].to", "mailto:name@…"],
  ["site.json", "footerServices.0.to", "/services/#Funding", "footerServices[0].to", "lowercase"],
  ["site.json", "hero.wideFilm.webm", "https://{{brand}}/a.webm", "hero.wideFilm.webm", "end in .webm"],
  ["site.json", "hero.wideFilm.mp4", "/media/hero.mov", "hero.wideFilm.mp4", "end in .mp4"],
  ["testimonials/new.json", "video.file", "https://youtu.be/abc", "video.file", "end in .mp4 or .webm"],
  ["testimonials/new.json", CAPTIONS, "/media/a.srt", CAPTIONS, "such as /media/video.vtt"],
  ["testimonials/new.json", CAPTIONS, "https://a.example/b.vtt", CAPTIONS, "uploaded file of captions"],
  ["testimonials/new.json", CAPTIONS, undefined, CAPTIONS, "is missing"],
  ["site.json", "offerExample.works", "62000", "offerExample.works", "a number (in the files, without quotes)"],
  ["text/common.json", "nav.home", undefined, "nav.home", "in each language"],
  ["text/common.json", "nav.home", "Home", "nav.home", 'must contain the text in each language (in the files, { "en"'],
  ["text/common.json", "nav.home.es", undefined, "nav.home.es", "write the Spanish text"],
  ["text/common.json", "nav.home.en", "", "nav.home.en", "write the English text"],
  ["text/common.json", "nav.home.es", " Inicio", "nav.home.es", "remove any spaces"],
  ["text/common.json", "nav.home.es", "\u00a0", "nav.home.es", "remove any spaces"],
  ["text/common.json", "nav.home.es", "\u200b", "nav.home.es", "invisible characters"],
  ["text/common.json", "nav.home.en", "Home\u200b", "nav.home.en", "invisible characters"],
  ["text/common.json", "nav.home.es", "x".repeat(25), "nav.home.es", "keep the Spanish text to 24 characters"],
  ["text/common.json", "nav.home.es", 5, "nav.home.es", "text (in the files, in double quotes)"],
  ["text/common.json", "nav.home.fr", "Accueil", "nav.home.fr", "remove it (in the files, the fields here are en, es)"],
  ["text/common.json", "nav.hone", {}, "nav.hone", "did you mean home?"],
  ["text/home.json", "heroes", {}, "heroes", "did you mean hero?"],
  ["services/new.json", "titel", {}, "titel", "did you mean title?"],
  ["services/new.json", "price", 5, "price", "remove it"],
  ["services/new.json", "points", undefined, "points", "is missing: list the points"],
  ["services/new.json", "points.0", "One", "points[0]", 'must contain the text in each language (in the files, { "en"'],
  [
    "services/new.json",
    "points.0",
    { en: "Classes are held in English.", es: "Classes are held in English." },
    "points[0].es",
    "translate it",
  ],
  ["services/new.json", "icon", "castle", "icon", "must be one of the icons (in the files, house, key"],
  ["services/new.json", "onHome", "yes", "onHome", "true or false"],
  ["services/new.json", "order", 0, "order", "at least 1"],
  ["services/new.json", "order", 1.5, "order", "whole number"],
  ["services/new.json", "picture", undefined, "picture", "choose a picture"],
  ["services/new.json", "picture.file", "academy.jpg", "picture.file", "start with ./"],
  ["services/new.json", "picture.file", "../pictures/sold-sign.jpg", "picture.file", "in the same folder"],
  ["services/new.json", "picture.file", "./my house.jpg", "picture.file", "leave out spaces"],
  ["services/new.json", "picture.file", "./Academy.JPG", "picture.file", "the extension in lowercase"],
  ["services/new.json", "picture.file", "./academy.gif", "picture.file", ".png, or .webp"],
  ["services/new.json", "picture.alt.es", undefined, "picture.alt.es", "Spanish"],
  ["projects/new.json", "areaSqft", -5, "areaSqft", "at least 100"],
  ["stats/new.json", "page", "invest", "page", "home or who-we-are"],
  ["stats/new.json", "prefix.en", null, "prefix.en", "or leave it empty"],
  ["stats/new.json", "value", undefined, "value", "write a number"],
  ["testimonials/new.json", "transcript.en", undefined, "transcript.en", "English"],
  ["countries.json", "3.iso2", "us", "[3].iso2", "two capital letters"],
  ["countries.json", "3.name.en", "", "[3].name.en", "is missing: write the English text"],
  ["countries.json", "3.dialCode", "+1", "[3].dialCode", "a number (in the files, without quotes)"],
  ["countries.json", "3.flag", "us.svg", "[3].flag", "remove it"],
  ["calculator.json", "rates.0.value", 10_000, "rates[0]", "between its min and max"],
  ["calculator.json", "rates.0.max", undefined, "rates[0].max", "write a number"],
  ["calculator.json", "sensitivity.rehab", "0", "sensitivity.rehab", "a list (in the files, in square brackets)"],
  ["calculator.json", "rates.1.key", "rehabSuave", "", "lists the rate rehabSuave twice"],
  ["calculator.json", "rates.0.key", "rehabSuav", "", "needs a rate with the key rehabSuave"],
  [
    "calculator.json",
    "rehabTypes.1.key",
    "suave",
    "rehabTypes",
    "must have exactly one entry for each of: suave, normal, fuerte",
  ],
  ["calculator.json", "rehabTypes.1.key", "medio", "rehabTypes[1].key", "must be one of"],
  ["calculator.json", "defaults.ltc", 70, "defaults.ltc", "must be one of its options: 85, 95"],
  ["calculator.json", "sensitivity.rehab", [10, 20], "sensitivity.rehab", "must include 0"],
  ["calculator.json", "dates.last", "31/12/2099", "dates.last", "2099-12-31"],
  ["calculator.json", "dates.last", "2099-13-45", "dates.last", "is not a real date"],
  ["calculator.json", "dates.last", "1890-12-31", "dates", "a first date that is not after the last date"],
  ["calculator.json", "rates.0.value", 10_000_001, "rates[0].value", "at most 10000000"],
  ["countries.json", "0.iso2", "UK", "[0].iso2", "is not a country's ISO code"],
  ["countries.json", "0.iso2", "GBR", "[0].iso2", "two capital letters"],
  ["countries.json", "0.iso2", "uk", "[0].iso2", "two capital letters"],
  ["site.json", "presenter.video.published", "2026-13-45", "presenter.video.published", "is not a real date"],
  ["site.json", "presenter.video.published", "1 May 2026", "presenter.video.published", "such as 2026-11-01"],
  ["site.json", "contact.email", "office@flipx.example.", "contact.email", "single email address"],
  ["site.json", "presenter.video.published", "2999-05-01", "presenter.video.published", "still to come"],
  ["site.json", HOURS, [{ ...WEEK, opens: "109:00" }], `${HOURS}[0].opens`, "a time such as"],
  ["site.json", HOURS, [{ ...WEEK, opens: "09:000" }], `${HOURS}[0].opens`, "a time such as"],
  ["site.json", HOURS, [{ ...WEEK, lastDay: "Friday" }], `${HOURS}[0].lastDay`, "a day of the week"],
  ["site.json", HOURS, [{ ...WEEK, opens: "19:00" }], `${HOURS}[0]`, "later than it opens"],
  ["site.json", HOURS, [{ ...WEEK, opens: "18:00" }], `${HOURS}[0]`, "later than it opens"],
  ["site.json", HOURS, [{ ...WEEK, opens: "19:99" }], `${HOURS}[0].opens`, "a time such as"],
  ["site.json", HOURS, Array.from({ length: 8 }, () => WEEK), HOURS, "7 entries or fewer"],
  ["site.json", HOLIDAYS, [{ from: "2026-12-26", until: "2026-12-24" }], `${HOLIDAYS}[0]`, "end before it begins"],
  [
    "site.json",
    HOLIDAYS,
    [{ from: "2026-12-24", until: "2026-12-24", opens: "09:00" }],
    `${HOLIDAYS}[0]`,
    "both times",
  ],
  ["site.json", "pictures.services.file", "house/./a.jpg", "pictures.services.file", "one in the same folder"],
  ["site.json", "pictures.services.file", "./a.jpg.txt", "pictures.services.file", "one in the same folder"],
  ["pages/new.json", "sections", undefined, "sections", "list the sections"],
  ["pages/new.json", "sections", [], "sections", "at least one section"],
  ["pages/new.json", "sections", Array(41).fill({ title: SAID, text: SAID }), "sections", "40 entries or fewer"],
  ["pages/new.json", "questions", Array(61).fill({ question: SAID, answer: SAID }), "questions", "60 entries or fewer"],
  ["services/new.json", "points", LINES, "points", "50 entries or fewer"],
  ["text/home.json", "hero.headline", LINES.slice(0, 4), "hero.headline", "3 entries or fewer"],
  ["text/home.json", "hero.headline", [], "hero.headline", "needs at least one entry"],
  ["calculator.json", "rehabTypes", undefined, "rehabTypes", "is missing"],
  ["site.json", "url", "x https://www.flipx.example", "url", "https"],
  ["site.json", "chat.number", "x13055550142", "chat.number", "digits"],
  ["site.json", "analytics", counted("https://plausible.io/"), "analytics.address", "without a path"],
  ["site.json", "analytics", counted("https://example.com/matomo"), "analytics.address", "without a path"],
  ["site.json", "analytics", counted("x https://plausible.io"), "analytics.address", "must be an https address"],
  ["testimonials/new.json", ENGLISH_CAPTIONS, "https://films.example/media/a.vtt", ENGLISH_CAPTIONS, "ends in .vtt"],
  ["testimonials/new.json", ENGLISH_CAPTIONS, "/media/a.vtt.txt", ENGLISH_CAPTIONS, "ends in .vtt"],
  ["site.json", "footerServices.0.to", "tel:1", "footerServices[0].to", "tel:+1…"],
  ["site.json", "footerServices.0.to", `tel:${"1".repeat(16)}`, "footerServices[0].to", "tel:+1…"],
])("in %s, %s = %j is one problem of %j that says “%s”", (name, path, value, field, words) => {
  const problems = problemsAfter({ [name]: (source) => withValue(ownSource(name, source), path, value) });
  expect(problems).toEqual([{ file: name, field, message: expect.stringContaining(words) }]);
});

test.each([undefined, null, ""])("a social profile may be %j", (value) => {
  expect(problemsAfter({ "site.json": (source) => withValue(source, "social.tiktok", value) })).toEqual([]);
});

const withRate = (key: string, changes: object) =>
  problemsAfter({
    "calculator.json": () =>
      JSON.stringify({
        ...calculatorContent,
        rates: calculatorContent.rates.map((rate) => (rate.key === key ? { ...rate, ...changes } : rate)),
      }),
  });

test.each([
  ["stressSalePrice", { value: 0, min: 0 }, "a value above 0"],
  ["stressRehab", { value: 0, min: 0 }, "a value above 0"],
  ["stressMonths", { value: 0, min: 0 }, "a value above 0"],
  ["stressInterest", { value: 0, min: 0 }, "a value above 0"],
  ["stressMonths", { min: 0, editable: true }, "a min above 0 if it is editable"],
  ["stressMonths", { value: 0, min: 1 }, "between its min and max"],
])("the rate %s with %j is one problem that says “%s”", (key, changes, words) => {
  expect(withRate(key, changes)).toEqual([
    {
      file: "calculator.json",
      field: expect.stringMatching(/^rates\[\d+\]$/),
      message: expect.stringContaining(words),
    },
  ]);
});

test.each([
  ["stressMonths", { min: 0 }],
  ["stressMonths", { editable: true }],
  ["cashReserve", { value: 0, min: 0, editable: true }],
])("the rate %s may have %j", (key, changes) => {
  expect(withRate(key, changes)).toEqual([]);
});

test.each([
  ["team/new.json", "[]", "a group of fields"],
  ["team/new.json", "null", "is missing"],
  ["countries.json", "{}", "a list (in the files, in square brackets)"],
  ["countries.json", "[]", "at least one country"],
  ["text/home.json", "", "is empty: restore its contents"],
  ["text/home.json", '{\n  "seo": {},\n}', "line 3, column 1"],
  ["site.json", '{ "url": "https://flipx.example" "brand": "x" }', "a comma is missing"],
  ["team/new.json", "[".repeat(100_000), "too deep"],
])("%s containing %j is one problem of the whole file", (name, source, words) => {
  expect(problemsAfter({ [name]: () => source })).toEqual([
    { file: name, field: "", message: expect.stringContaining(words) },
  ]);
});

test.each([
  ["team/new.json", (source: string) => source.replace('"icon"', '"icon": "key",\n  "icon"'), "icon", "line 2"],
  [
    "site.json",
    (source: string) => source.replace('"city"', '"email": "a@b.example", "city"'),
    "contact.email",
    "line 10",
  ],
  ["countries.json", (source: string) => source.replace('"es"', '"en": "x", "es"'), "[0].name.en", "line 7"],
])("a duplicate field in %s is reported with its line", (name, rewrite, field, words) => {
  expect(problemsAfter({ [name]: rewrite })).toEqual([
    { file: name, field, message: expect.stringMatching(`appears twice.*${words}`) },
  ]);
});

/** A schema and all those within it. */
const partsOf = (schema: AnySchema): AnySchema[] => {
  const entry = entryOf(schema);
  return [schema, ...fieldsOf(schema).flatMap(([, part]) => partsOf(part)), ...(entry ? partsOf(entry) : [])];
};

test("every field says in both languages what is wrong with whatever is written instead", () => {
  const schemas = [...CONTENT_TYPES.map(({ file }) => file), ...Object.values(TEXT_SCHEMAS)].flatMap(partsOf);
  for (const schema of new Set(schemas))
    for (const value of [undefined, null, "", 0.5, [], {}])
      expect(() => shapeProblems({ name: "a.json", schema, value }).map(inEnglish)).not.toThrow();
});

test.each([
  ["site.json", "presenter.video.published", "2026-05-01"],
  ["site.json", "presenter.video.published", null],
  ["site.json", HOURS, [WEEK, { firstDay: "Sa", lastDay: "Sa", opens: "00:00", closes: "23:59" }]],
  ["site.json", "footerServices.0.to", "tel:911"],
  ["services/new.json", "points", LINES.slice(1)],
  ["text/home.json", "hero.headline", LINES.slice(0, 3)],
])("in %s, %s = %j is fine", (name, path, value) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([]);
});
