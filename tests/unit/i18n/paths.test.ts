import { alternates, pageUrl } from "../../../src/i18n/alternates";
import { languageOfPath, pathIn, withoutLanguage } from "../../../src/i18n/paths";

test.each([
  ["/", "en", "/", "/es/"],
  ["/invest/", "en", "/invest/", "/es/invest/"],
  ["/es/", "es", "/", "/es/"],
  ["/es", "es", "/", "/es/"],
  ["/es/invest/", "es", "/invest/", "/es/invest/"],
  ["/es/no-such-page", "es", "/no-such-page", "/es/no-such-page"],
  ["/services/#funding", "en", "/services/#funding", "/es/services/#funding"],
  // Only a complete first path segment is a language.
  ["/essays/", "en", "/essays/", "/es/essays/"],
  ["/404.html", "en", "/404.html", "/es/404.html"],
])("%s is in %s: %s without its language, %s in Spanish", (path, language, bare, spanish) => {
  expect(languageOfPath(path)).toBe(language);
  expect(withoutLanguage(path)).toBe(bare);
  expect(pathIn("en", path)).toBe(bare);
  expect(pathIn("es", path)).toBe(spanish);
});

test("a page's URL is absolute and in its language", () => {
  expect(pageUrl("https://site.example", "en", "/")).toBe("https://site.example/");
  expect(pageUrl("https://site.example", "es", "/invest/")).toBe("https://site.example/es/invest/");
});

test("the alternates are both languages and the page that detects the language", () => {
  expect(alternates("https://site.example", "/invest/")).toEqual([
    { hrefLang: "en", href: "https://site.example/invest/" },
    { hrefLang: "es", href: "https://site.example/es/invest/" },
    { hrefLang: "x-default", href: "https://site.example/invest/" },
  ]);
});
