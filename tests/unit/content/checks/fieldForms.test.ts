// Values that look right but that the site cannot use: countries without a flag, days and hours that do not exist.
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const HOURS = "contact.openingHours";
const HOLIDAYS = "contact.specialHours";
const SAID = { en: "Hurricanes", es: "Huracanes" };
const counted = (address: string) => ({ service: "plausible", address, id: "flipx.example" });
const CAPTIONS = "video.captions.en";
const LINES = Array.from({ length: 51 }, (_, at) => ({ en: `House ${at}`, es: `Casa ${at}` }));
const WEEK = { firstDay: "Mo", lastDay: "Fr", opens: "09:00", closes: "18:00" };

test.each([
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
  ["testimonials/new.json", CAPTIONS, "https://films.example/media/a.vtt", CAPTIONS, "ends in .vtt"],
  ["testimonials/new.json", CAPTIONS, "/media/a.vtt.txt", CAPTIONS, "ends in .vtt"],
  ["site.json", "footerServices.0.to", "tel:1", "footerServices[0].to", "tel:+1…"],
  ["site.json", "footerServices.0.to", `tel:${"1".repeat(16)}`, "footerServices[0].to", "tel:+1…"],
])("in %s, %s = %j is one problem of %j that says “%s”", (name, path, value, field, words) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([
    { file: name, field, message: expect.stringContaining(words) },
  ]);
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

test("a video's day is past once it has begun anywhere on Earth", () => {
  const now = jest.spyOn(Date, "now");
  const problems = (time: string) => {
    now.mockReturnValue(Date.parse(time));
    return problemsAfter({ "site.json": (source) => withValue(source, "presenter.video.published", "2999-05-02") });
  };
  expect(problems("2999-05-01T09:59:00Z").map(({ field }) => field)).toEqual(["presenter.video.published"]);
  expect(problems("2999-05-01T10:00:00Z")).toEqual([]);
  now.mockRestore();
});
