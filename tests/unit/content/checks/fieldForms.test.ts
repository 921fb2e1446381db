// Values that look right but that the site cannot use: countries without a flag, days and hours that do not exist.
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const HOURS = "contact.openingHours";

test.each([
  ["countries.json", "0.iso2", "UK", "[0].iso2", "is not a country's ISO code"],
  ["countries.json", "0.iso2", "uk", "[0].iso2", "two capital letters"],
  ["site.json", "presenter.video.published", "2026-13-45", "presenter.video.published", "is not a real date"],
  ["site.json", "presenter.video.published", "1 May 2026", "presenter.video.published", "such as 2026-12-01"],
  ["site.json", "contact.email", "office@flipx.example.", "contact.email", "single email address"],
  ["site.json", HOURS, ["Mo-Fr 09:00-25:00"], `${HOURS}[0]`, "days and hours"],
  ["site.json", HOURS, ["Mo-Fr 09:60-18:00"], `${HOURS}[0]`, "days and hours"],
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
  ["site.json", HOURS, ["Mo-Fr 09:00-18:00", "Sa 00:00-23:59"]],
  ["site.json", "footerServices.0.to", "tel:911"],
])("in %s, %s = %j is fine", (name, path, value) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, value) })).toEqual([]);
});
