import { attributionLine, readSource, sourceName } from "../../../../src/contact/fields/source";

test("only readable parts with known names are kept, cut to a hundred characters", () => {
  const first = { source: " goo\u200Bgle\n", medium: 7, campaign: "x".repeat(300), other: "y", landing: "/invest/" };
  expect(readSource({ first, last: { term: "" } })).toEqual({
    first: { source: "google", campaign: "x".repeat(100), landing: "/invest/" },
  });
});

test.each([undefined, null, "google", [], {}, { first: "google" }, { first: { source: "\u0007" } }, { first: [] }])(
  "%j is no source",
  (value) => expect(readSource(value)).toBeUndefined(),
);

test("a last arrival alone is the first", () => {
  expect(readSource({ last: { referrer: "news.example" } })).toEqual({ first: { referrer: "news.example" } });
});

test("an arrival in one line names the campaign, the site before and the first page", () => {
  const arrival = {
    source: "google",
    medium: "cpc",
    campaign: "Spring sale",
    referrer: "news.example",
    landing: "/es/",
  };
  expect(attributionLine(arrival)).toBe("google / cpc / Spring sale · news.example → /es/");
  expect(attributionLine({ landing: "/" })).toBe("→ /");
});

test("the CRM gets the last source, or the site before it", () => {
  const first = { source: "google", landing: "/" };
  expect(sourceName({ first })).toBe("google");
  expect(sourceName({ first, last: { referrer: "news.example", landing: "/faq/" } })).toBe("news.example");
  expect(sourceName({ first: { landing: "/" } })).toBeUndefined();
});
