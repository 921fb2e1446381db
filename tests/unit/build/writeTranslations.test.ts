import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../../../src/build/readSite";
import { translation, writeTranslations } from "../../../src/build/data/writeTranslations";
import { interpolate, placeholdersIn } from "../../../src/content/interpolate";
import { FACT_NAMES, factsIn, factsOf } from "../../../src/content/facts";
import { slugOf } from "../../../src/content/read/filePath";
import { LANGUAGES, DEFAULT_LANGUAGE, languageOf } from "../../../src/i18n/languages";
import { entryIn, valueAt } from "../../fixtures/brokenContent";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

/** The value at a path such as `footer.copyright`; undefined if there is none. */
const at = (tree: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], tree);

function textsOf(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

const ROLE = slugOf(entryIn("team"));

// Key of the translation, file of content/, path in the file.
const KEYS = [
  ["footer.links", "text/common", "footer.links"],
  ["nav.home", "text/common", "nav.home"],
  ["pages.home.hero.headline.0", "text/home", "hero.headline.0"],
  ["pages.not-found.homeButton", "text/not-found", "homeButton"],
  [`entries.team.${ROLE}.title`, `team/${ROLE}`, "title"],
  ["entries.calculator.rates.0.label", "calculator", "rates.0.label"],
] as const;

test.each(LANGUAGES.flatMap((language) => KEYS.map((key) => [language, ...key] as const)))(
  "in %s, %s is the text of %s.json",
  (language, key, file, path) => {
    const text = valueAt<string>(`${file}.json`, `${path}.${language}`);
    const interpolated = interpolate(text, factsIn(factsOf(readSite("content")), language));
    expect(at(translation("content", language), key)).toBe(interpolated);
  },
);

test.each(LANGUAGES)("the %s copyright has the company's name, and a placeholder for the year", (language) => {
  const copyright = at(translation("content", language), "footer.copyright");
  expect(copyright).toContain(readSite("content").legalName);
  expect(placeholdersIn(String(copyright))).toEqual(["year"]);
});

test("both languages have the same keys, and no language pair is left", () => {
  const keysOf = (tree: unknown): string[] =>
    typeof tree === "object" && tree !== null
      ? Object.entries(tree).flatMap(([key, inner]) => [key, ...keysOf(inner).map((below) => `${key}.${below}`)])
      : [];
  const [english = [], spanish = []] = LANGUAGES.map((language) => keysOf(translation("content", language)));
  expect(spanish).toEqual(english);
  // A video has caption files in both languages, which are no texts.
  const pairs = english.filter((key) => /(^|\.)(en|es)$/.test(key));
  expect(pairs.filter((key) => english.includes(key.replace(/(en|es)$/, "file")))).toEqual([]);
});

test("no placeholder for a fact of the company is left", () => {
  for (const language of LANGUAGES) {
    const waiting = textsOf(translation("content", language)).flatMap(placeholdersIn);
    expect(FACT_NAMES.filter((name) => waiting.includes(name))).toEqual([]);
  }
});

test("each language's file is written to /locales/, and the former code sp answers as es", () => {
  const folder = folderOf();
  writeTranslations(folder, "content");
  for (const code of [...LANGUAGES, "sp"]) {
    const language = languageOf(code) ?? DEFAULT_LANGUAGE;
    const file = join(folder, "locales", code, "translation.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(translation("content", language));
  }
});

test.each(LANGUAGES)(
  "the %s texts are as visitors read them: without open points, and without what only staff read",
  (language) => {
    const tree = translation("content", language);
    expect(textsOf(tree).filter((text) => text.includes("{{?"))).toEqual([]);
    expect(at(tree, "pages.staff-mail")).toBeUndefined();
  },
);
