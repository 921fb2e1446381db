// The cost of a third language: its code in the list of languages, and texts where the compiler (tests/unit/compiler.long.test.ts)
// and the content check require them. Portuguese is added to a copy of the list.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFile } from "../../../src/content/read/contentFile";
import { readFormContent } from "../../../src/server/leads/intake/formContent";
import { fineMedia } from "../../fixtures/brokenContent";
import { importedWith } from "../../fixtures/importedWith";
import { languagesWith } from "../../fixtures/languageList";
import type { Language } from "../../../src/i18n/languages";

const longerList = (isUnfinished: boolean) =>
  languagesWith(["en", "es", "pt"], (source) =>
    source.replace(
      "UNFINISHED: readonly Language[] = []",
      `UNFINISHED: readonly Language[] = [${isUnfinished ? '"pt"' : ""}]`,
    ),
  );

// Code that hard-codes a language instead of reading the list; FACTS are the allowed lines. The editor's Spanish names of
// fields stand in files `….es.json`.
const NAMES_A_LANGUAGE = /["'`](en|es)["'`]|\.es\b(?!\.json)|["'`]\/es\b/;
const FACTS = [
  // The list itself, and the original site's code for Spanish.
  'export const LANGUAGES = ["en", "es"] as const;',
  'export const DEFAULT_LANGUAGE: Language = "en";',
  'export const ALIASES: Readonly<Record<string, string>> = { sp: "es" };',
  // The editor's languages, which may be fewer than the site's.
  'export const EDITOR_LANGUAGES = ["en", "es"] as const;',
  // The editor's outer page, before the editor's language is known.
  '<html lang="en">',
  // Sorting of file names.
  'const inOrder = new Intl.Collator("en", { numeric: true }).compare;',
];

/** A sentence to editors, in Spanish. */
const IS_TOLD = /\bes: `/;

test("no other code depends on a particular language", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes("gatsby-types"))
    .map((name) => path.posix.join("src", name));
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim()),
  );
  const isCode = (line: string) => !/^(\/\/|\/?\*)/.test(line) && !IS_TOLD.test(line);
  expect(lines.filter((line) => isCode(line) && NAMES_A_LANGUAGE.test(line) && !FACTS.includes(line))).toEqual([]);
});

const importAll = async () => ({
  ...(await import("../../../src/content/read/readContent")),
  ...(await import("../../../src/content/read/parseFiles")),
  ...(await import("../../../src/content/checks/problems")),
  ...(await import("../../../src/content/checks/launch")),
  ...(await import("../../../src/content/localize")),
  ...(await import("../../../src/i18n/paths")),
  ...(await import("../../../src/editor/config/editorConfig")),
  ...(await import("../../../src/server/leads/actions/actionRoute")),
});

/** The code with the longer list. */
async function withPortuguese(isUnfinished = false): ReturnType<typeof importAll> {
  const list = longerList(isUnfinished);
  const longerTable = () => {
    const { LANGUAGE_TABLE } = jest.requireActual<typeof import("../../../src/i18n/languageTable")>(
      "../../../src/i18n/languageTable",
    );
    return {
      LANGUAGE_TABLE: { ...LANGUAGE_TABLE, pt: { own: "Português", named: { en: "Portuguese", es: "portugués" } } },
    };
  };
  return importedWith({ "i18n/languages.ts": () => list, "i18n/languageTable.ts": longerTable }, importAll);
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The text with its first letter changed: neither the English nor the Spanish text. */
const translated = (text: string) =>
  /^(\/media\/|https:|\{\{\w+\}\}$)/.test(text)
    ? text.replace(/\.\w+$/, ".pt$&")
    : text.replace(/(?<![{\w])\p{L}/u, "Õ");

/** The content with Portuguese texts everywhere, made from the Spanish ones, and their number. */
function translate(value: unknown, count: { places: number }, make = translated): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, count, make));
  if (!isTree(value)) return value;
  const inner = Object.entries(value).map(([key, part]) => [key, translate(part, count, make)] as const);
  const spanish = typeof value.es === "string" && typeof value.en === "string" ? ["pt", make(value.es)] : [];
  if (spanish.length > 0) count.places += 1;
  return Object.fromEntries([...inner, ...[spanish].filter(({ length }) => length > 0)] as [string, unknown][]);
}

/** All files with Portuguese texts, the number of these, and the files as they were. */
function inPortuguese(files: readonly ContentFile[], make = translated) {
  const count = { places: 0 };
  const done = files.map((file): ContentFile => {
    const value = translate(JSON.parse(file.source), count, make) as Record<string, unknown>;
    return { ...file, source: JSON.stringify(value) };
  });
  return { done, places: count.places };
}

test("the content check requires each Portuguese text, and nothing else", async () => {
  const { readContent, contentProblems } = await withPortuguese();
  const files = readContent("content");
  const { done, places } = inPortuguese(files);
  const problems = contentProblems(files, fineMedia);
  expect(problems).toHaveLength(places);
  for (const { field, message } of problems) {
    expect(field).toMatch(/\.pt$/);
    expect(message.en).toMatch(
      /^is missing: (write the Portuguese text|choose a file|write [+M, %]+, or leave it empty .*)$/,
    );
  }
  expect(contentProblems(done, fineMedia)).toEqual([]);
});

test("while Portuguese is unfinished, its texts may be Spanish ones, and only the list for the launch says so", async () => {
  const isTold = async (isUnfinished: boolean) => {
    const { readContent, contentProblems, launchProblems, parseFiles } = await withPortuguese(isUnfinished);
    const { done } = inPortuguese(readContent("content"), (text) => text);
    const launch = launchProblems(parseFiles(done).parsed).map(({ field }) => field);
    return { problems: contentProblems(done, fineMedia).length, isInLaunch: launch.includes("language.label.pt") };
  };
  const finished = await isTold(false);
  expect(finished.problems).toBeGreaterThan(400);
  expect(finished.isInLaunch).toBe(false);
  expect(await isTold(true)).toEqual({ problems: 0, isInLaunch: true });
});

test("with its texts, Portuguese has its pages, editor fields, and place in queries", async () => {
  const { localize, pathIn, languageOfPath, collections } = await withPortuguese();
  const third = "pt" as string as Language;
  expect(localize({ title: { en: "House", es: "Casa", pt: "Lar" } }, third, {})).toEqual({ title: "Lar" });
  expect(pathIn(third, "/es/invest/")).toBe("/pt/invest/");
  expect(languageOfPath("/pt/")).toBe("pt");
  const services = collections().find(({ name }) => name === "services");
  const title = services?.fields?.find(({ name }) => name === "title");
  expect(title?.fields?.map(({ label }) => label.en)).toEqual(["English", "Español", "Português"]);
  expect(services?.summary).toBe("{{title.en}} · {{title.es}} · {{title.pt}}");
});

test("the page behind an email's link offers each other language by its own name", async () => {
  const { actionPage } = await withPortuguese();
  const shown = { said: "ready" as const, token: "t", ticket: { action: "release" as const, leadId: "1" } };
  const page = actionPage(shown, await readFormContent(), "en");
  expect([...page.matchAll(/hreflang="(\w+)"[^>]*>([^<]*)</g)].map(([, code, name]) => [code, name])).toEqual([
    ["es", "Español"],
    ["pt", "Português"],
  ]);
});
