// Values that look right but that the site cannot use: countries without a flag, days and hours that do not exist.
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const HOURS = "contact.openingHours";
const WEEK = { firstDay: "Mo", lastDay: "Fr", opens: "09:00", closes: "18:00" };

test.each([
  ["countries.json", "0.iso2", "UK", "[0].iso2", "is not a country's ISO code"],
  ["countries.json", "0.iso2", "uk", "[0].iso2", "two capital letters"],
  ["site.json", "presenter.video.published", "2026-13-45", "presenter.video.published", "is not a real date"],
  ["site.json", "presenter.video.published", "1 May 2026", "presenter.video.published", "such as 2026-11-01"],
  ["site.json", "contact.email", "office@flipx.example.", "contact.email", "single email address"],
  ["site.json", "presenter.video.published", "2999-05-01", "presenter.video.published", "still to come"],
  ["site.json", HOURS, [{ ...WEEK, closes: "25:00" }], `${HOURS}[0].closes`, "a time such as"],
  ["site.json", HOURS, [{ ...WEEK, lastDay: "Friday" }], `${HOURS}[0].lastDay`, "a day of the week"],
  ["site.json", HOURS, [{ ...WEEK, opens: "19:00" }], `${HOURS}[0]`, "later than it opens"],
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
])("in %s, %s = %j is fine", (name, path, value) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([]);
});
