import { pagesOf } from "../../../../src/server/visits/countedPages";
import { readVisit } from "../../../../src/server/visits/readVisit";
import { sitemap } from "../../../../src/build/html/writeSitemap";

const pages = pagesOf(
  sitemap(
    "https://site.example",
    ["/", "/who-we-are/", "/privacy/"].map((path) => ({ path, pictures: () => [] })),
  ),
);

const visit = {
  page: "/",
  language: "en",
  device: "phone",
  steps: ["visit", "view"],
  metrics: { LCP: 1234, CLS: 0.01 },
};

test("the counted pages are those of the sitemap, each once", () => {
  expect(pages).toEqual(["/", "/who-we-are/", "/privacy/"]);
});

test("a valid report is returned unchanged", () => {
  expect(readVisit(visit, pages)).toEqual({ ...visit, source: "", campaign: "" });
  expect(readVisit({ ...visit, metrics: {} }, pages)).not.toBeUndefined();
  expect(
    readVisit({ ...visit, page: "/who-we-are/", language: "es", steps: [], metrics: { INP: 0 } }, pages),
  ).not.toBeUndefined();
});

test.each([
  ["not an object", [undefined, null, 5, "text", [], [visit]]],
  [
    "an unknown field",
    [
      { ...visit, id: "1" },
      { ...visit, url: "/" },
    ],
  ],
  ["an unknown page", ["/es/", "/?a=1", "/unknown/", "", 5, null, ["/"]].map((page) => ({ ...visit, page }))],
  ["an unknown language", ["fr", "EN", "", undefined].map((language) => ({ ...visit, language }))],
  ["an unknown device", ["tablet", 1, undefined].map((device) => ({ ...visit, device }))],
  ["no group of figures", [[], null, "LCP", undefined].map((metrics) => ({ ...visit, metrics }))],
  ["an invalid figure", ["1", null, NaN, Infinity, -1, 60_001, {}].map((LCP) => ({ ...visit, metrics: { LCP } }))],
  ["neither steps nor figures", [{ ...visit, steps: [], metrics: {} }]],
  [
    "an unknown step",
    [["read"], ["view", "read"], ["view", "view"], "view", {}, null, undefined].map((steps) => ({ ...visit, steps })),
  ],
  ["an unknown figure", ["FID", "toString", "__proto__", "lcp"].map((name) => ({ ...visit, metrics: { [name]: 1 } }))],
])("%s is rejected", (_name, bodies) => {
  expect(bodies.map((body) => readVisit(body, pages))).toEqual(bodies.map(() => undefined));
});

test.each([
  [{ first: { source: "Google", campaign: "Spring SALE", landing: "/" } }, "google", "spring sale"],
  [{ first: { source: "news" }, last: { referrer: "chat.example", landing: "/faq/" } }, "chat.example", ""],
  [{ first: { referrer: "x".repeat(99) } }, "x".repeat(60), ""],
  ["news", "", ""],
  [{ first: { source: "a\u0000b\u202e" } }, "", ""],
])("the source %j is counted as %j", (source, name, campaign) => {
  expect(readVisit({ ...visit, source }, pages)).toMatchObject({ source: name, campaign });
});
