import { alternates, pageUrl } from "../../../src/i18n/alternates";
import { languageOfPath, pathIn, withoutLanguage } from "../../../src/i18n/paths";
import { OTHER } from "../../fixtures/languages";

test.each([
  ["/", "en", "/", `/${OTHER}/`],
  ["/invest/", "en", "/invest/", `/${OTHER}/invest/`],
  [`/${OTHER}/`, OTHER, "/", `/${OTHER}/`],
  [`/${OTHER}`, OTHER, "/", `/${OTHER}/`],
  [`/${OTHER}/invest/`, OTHER, "/invest/", `/${OTHER}/invest/`],
  [`/${OTHER}/no-such-page`, OTHER, "/no-such-page", `/${OTHER}/no-such-page`],
  ["/services/#funding", "en", "/services/#funding", `/${OTHER}/services/#funding`],
  // Only a complete first path segment is a language.
  ["/essays/", "en", "/essays/", `/${OTHER}/essays/`],
  ["/404.html", "en", "/404.html", `/${OTHER}/404.html`],
])("%s is in %s: %s without its language, %s in the other language", (path, language, bare, other) => {
  expect(languageOfPath(path)).toBe(language);
  expect(withoutLanguage(path)).toBe(bare);
  expect(pathIn("en", path)).toBe(bare);
  expect(pathIn(OTHER, path)).toBe(other);
});

test("a page's URL is absolute and in its language", () => {
  expect(pageUrl("https://site.example", "en", "/")).toBe("https://site.example/");
  expect(pageUrl("https://site.example", OTHER, "/invest/")).toBe(`https://site.example/${OTHER}/invest/`);
});

test("the alternates are both languages and the page that detects the language", () => {
  expect(alternates("https://site.example", "/invest/")).toEqual([
    { hrefLang: "en", href: "https://site.example/invest/" },
    { hrefLang: OTHER, href: `https://site.example/${OTHER}/invest/` },
    { hrefLang: "x-default", href: "https://site.example/invest/" },
  ]);
});
