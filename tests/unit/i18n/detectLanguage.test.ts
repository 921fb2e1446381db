import { chooseLanguage, detectLanguage, languageCookie, type LanguageSources } from "../../../src/i18n/detectLanguage";
import { languageOf } from "../../../src/i18n/languages";

test.each([
  ["en", "en"],
  ["es", "es"],
  ["sp", "es"],
  ["SP", "es"],
  ["es-MX", "es"],
  ["es_US", "es"],
  ["ES-419", "es"],
  ["en-GB", "en"],
  ["fr", undefined],
  ["español", undefined],
  ["esperanto", undefined],
  ["spa", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("the code %p means %p", (code, language) => {
  expect(languageOf(code)).toBe(language);
});

const EVERY_SOURCE: Required<LanguageSources> = {
  query: "es",
  cookie: "es",
  localStorage: "es",
  sessionStorage: "es",
  navigator: ["es"],
  html: "es",
};

// Each row: the source that says Spanish, and the useless ones before it. All later sources say English.
test.each([
  ["query", []],
  ["cookie", ["query"]],
  ["localStorage", ["query", "cookie"]],
  ["sessionStorage", ["query", "cookie", "localStorage"]],
  ["navigator", ["query", "cookie", "localStorage", "sessionStorage"]],
  ["html", ["query", "cookie", "localStorage", "sessionStorage", "navigator"]],
] as const)("%s decides when nothing before it names a language", (source, before) => {
  const others = Object.keys(EVERY_SOURCE).map((name) => {
    const code = (before as readonly string[]).includes(name) ? "fr" : "en";
    return [name, name === "navigator" ? [code] : code];
  });
  expect(detectLanguage({ ...Object.fromEntries(others), [source]: EVERY_SOURCE[source] })).toBe("es");
});

test("the browser's languages are tried in order", () => {
  expect(detectLanguage({ navigator: ["fr-CA", "es-MX", "en-US"] })).toBe("es");
  expect(detectLanguage({ navigator: ["de", "en-US", "es"] })).toBe("en");
});

test("without any source, the language is undefined", () => {
  expect(detectLanguage({})).toBeUndefined();
  expect(detectLanguage({ query: "fr", cookie: null, navigator: [], html: "pt" })).toBeUndefined();
});

test.each([
  ["i18next=es", "es"],
  ["a=1; i18next=en; b=2", "en"],
  ["i18nextOld=es; xi18next=es", undefined],
  ["i18next=", ""],
  ["", undefined],
])("the cookies %p contain the language %p", (cookies, language) => {
  expect(languageCookie(cookies)).toBe(language);
});

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://site.example");
  return { pathname, search, hash };
};

test.each([
  ["/", "es", "/es/"],
  ["/?lng=es", "en", "/es/"],
  ["/?lng=sp", "en", "/es/"],
  ["/invest/?a=1&lng=es&b=2#costs", "en", "/es/invest/?a=1&b=2#costs"],
  ["/invest/?lng=fr&a=1#costs", "es", "/es/invest/?a=1#costs"],
  ["/who-we-are/?q=uno+dos#x", "es", "/es/who-we-are/?q=uno+dos#x"],
  ["/no-such-page/", "es", "/es/no-such-page/"],
  ["/es/?lng=en", "es", "/"],
  ["/es/invest/?lng=en&a=1#costs", "es", "/invest/?a=1#costs"],
  ["/es?lng=en", "es", "/"],
])("%s with a stored %s moves to %s", (address, stored, moveTo) => {
  expect(chooseLanguage(at(address), { localStorage: stored }, () => true).moveTo).toBe(moveTo);
});

test.each([
  ["/", "en", "en"],
  ["/?lng=en", "es", "en"],
  ["/invest/?lng=en#costs", "es", "en"],
  ["/?lng=xx", "en", "en"],
  ["/es/", "en", "es"],
  ["/es/invest/?a=1", "en", "es"],
  ["/es/?lng=fr", "en", "es"],
  ["/es/?lng=es", "en", "es"],
  ["/es", "en", "es"],
])("%s with a stored %s stays where it is, in %s", (address, stored, language) => {
  const everySource = { cookie: stored, localStorage: stored, sessionStorage: stored, navigator: [stored] };
  expect(chooseLanguage(at(address), everySource, () => true)).toEqual({ language });
});

test("no source is read after the deciding one", () => {
  const read: string[] = [];
  const sources = {
    get cookie() {
      read.push("cookie");
      return "en";
    },
    get localStorage() {
      read.push("localStorage");
      return "es";
    },
  };
  expect(detectLanguage(sources)).toBe("en");
  expect(read).toEqual(["cookie"]);
});

test("a page without any language choice stays English", () => {
  expect(chooseLanguage(at("/services/"), {}, () => true)).toEqual({ language: "en" });
});

test.each(["/es//elsewhere.example/?lng=en", "/es///elsewhere.example/?lng=en", "//elsewhere.example/?lng=es"])(
  "%s does not lead to another site",
  (path) => {
    const here = "https://site.example";
    const { pathname, search, hash } = new URL(here + path);
    const { moveTo = "" } = chooseLanguage({ pathname, search, hash }, {}, () => true);
    expect(moveTo).not.toBe("");
    expect(new URL(moveTo, here).origin).toBe(here);
  },
);
