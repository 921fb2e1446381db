// What the editor says when something is wrong: words of an office, in either language, never those of the files.
import type { AnySchema } from "yup";
import { contentProblems } from "../../../../src/content/checks/problems";
import { launchProblems } from "../../../../src/content/checks/launch";
import { isRecord } from "../../../../src/content/isRecord";
import { wordsInFile, wordsInForm } from "../../../../src/content/messageWords";
import { parseFiles } from "../../../../src/content/read/parseFiles";
import type { Media } from "../../../../src/content/read/media";
import { editorConfig } from "../../../../src/editor/config/editorConfig";
import { inLanguage } from "../../../../src/editor/config/inLanguage";
import { nameInForm } from "../../../../src/editor/screen/problemPlace";
import { EDITOR_LANGUAGES, isWords, type EditorLanguage, type Words } from "../../../../src/i18n/editorLanguages";
import { fineMedia, realContent } from "../../../fixtures/brokenContent";
import { allFiles, fieldParts, schemaParts } from "../config/schemaWalk";

const CONFIG = editorConfig({ repository: undefined, branch: "main" });

const CONFIGS = { en: inLanguage(CONFIG, "en"), es: inLanguage(CONFIG, "es") };

const named = (written: string, language: EditorLanguage) => nameInForm(written, CONFIGS[language], language);

/** As the form shows it. */
const shown = (message: Words, language: EditorLanguage) =>
  wordsInForm(message[language], (written) => named(written, language));

const schemas = allFiles().flatMap(({ schema }) => [{ path: "", part: schema }, ...schemaParts(schema)]);

/** All of a schema's rules: Yup keeps those of type, presence, and choice apart. */
function messagesOf(schema: AnySchema): Words[] {
  const { tests, internalTests, _whitelistError: choice } = schema as unknown as Record<string, object>;
  const rules = [...Object.values(tests ?? {}), ...Object.values(internalTests ?? {}), choice] as (
    { OPTIONS?: { message?: unknown } } | undefined
  )[];
  return rules.map((rule) => rule?.OPTIONS?.message).filter(isWords);
}

const KEYS = new Set(schemas.flatMap(({ path }) => path.split(/[.[\]]+/)).filter((name) => name !== ""));

/** Keys that are words of the language, too, or endings of files. */
const isWord = (key: string, language: EditorLanguage) =>
  language === "en"
    ? /^[a-z\d]+$/.test(key)
    : ["en", "es", "no", "editable", "mp4", "webm", "video", "total", "chat", "social", "note", "complete"].includes(
        key,
      );

/** What one types, or has typed: placeholders, the mark of an open point, addresses, and names in quotes. */
const TYPED =
  /\{\{\w+\}\}|\{\{\?…?|\}\}|https?:\S+|\S+@\S+|(?<![\w.])\/[\w#/-]*|#[\w-]+|“[^”]*”|(?<=contiene |contains )<[^>]*>|\S+;(?=,)|\*\*/g;
const LEFT_OPEN = /^(leaves open|deja por decidir) .*(?=: )/;

/** What no editor should have to read: brackets, keys, paths, and words of those who program. */
function developersWords(message: string, language: EditorLanguage): string[] {
  const text = message.replace(LEFT_OPEN, "").replace(TYPED, "");
  const keys = text.match(/[\p{L}\d-]+/gu)?.filter((word) => KEYS.has(word) && !isWord(word, language)) ?? [];
  const inCamelCase = text.match(/\b[a-z]+[A-Z]\w*/g) ?? [];
  const rest = text.match(
    /[[\]{}`<>]|\b(true|false|null|JSON|HTML|Markdown|undefined)\b|U\+|content\/|static\/|\.json|\.\//g,
  );
  return [...keys, ...inCamelCase, ...(rest ?? [])];
}

const LANGUAGES_OF_EDITOR = EDITOR_LANGUAGES.map((language) => [language] as const);

test.each(LANGUAGES_OF_EDITOR)("in %s, no schema's message has a key, a path, or a bracket", (language) => {
  const messages = schemas.flatMap(({ part }) => messagesOf(part));
  expect(new Set(messages).size).toBeGreaterThan(100);
  const wrong = messages
    .map((message) => shown(message, language))
    .filter((text) => developersWords(text, language).length > 0);
  expect([...new Set(wrong)]).toEqual([]);
});

test.each(LANGUAGES_OF_EDITOR)("in %s, no label, hint, or rule of the form has one", (language) => {
  const told = allFiles().flatMap(({ fields }) =>
    fieldParts(fields).flatMap(({ part }) => [part.label, part.hint, part.pattern?.[1]].filter(isWords)),
  );
  // A text of the content without a name of its own is its own label.
  const sources = realContent().map(({ source }) => source);
  const isContent = (words: string) => sources.some((source) => source.includes(words.replace(/ …$/, "")));
  const texts = [...new Set(told.map((words) => words[language]))].filter((words) => !isContent(words));
  expect(texts.filter((words) => developersWords(words, language).length > 0)).toEqual([]);
});

/** The same value with every leaf replaced. */
function withLeaves(value: unknown, leaf: (old: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withLeaves(item, leaf));
  if (!isRecord(value)) return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLeaves(inner, leaf)]));
}

const isText = (value: unknown) => typeof value === "string";
const text = (words: string) => (old: unknown) => (isText(old) ? words : old);

/** What people, and other programs, put into fields. */
const MISTAKES: Record<string, (old: unknown) => unknown> = {
  nothing: () => undefined,
  "an empty text": text(""),
  "a number": () => 5,
  "a text": () => "text",
  "a negative number": (old) => (typeof old === "number" ? -5.5 : old),
  "a large number": (old) => (typeof old === "number" ? 1e12 : old),
  "the same text": text("The same with you and the others"),
  "a Spanish text": text("El mismo texto para usted y los demás"),
  "a long text": text("x".repeat(9000)),
  tags: text("Take <b>this</b> &amp; ** [that](there) {brand} {{brnd}}"),
  "invisible characters": text("a\tb\u202ec\uFFFD\nd"),
  "a dead link": (old) => (isText(old) && String(old).startsWith("/") ? "/nowhere/#here" : old),
  "a dead anchor": (old) => (isText(old) && String(old).startsWith("/") ? "/services/#nowhere" : old),
  "a language's link": (old) => (isText(old) && String(old).startsWith("/") ? "/es/services/" : old),
  "other files": (old) => (/\.(jpe?g|png|webp|mp4|webm|vtt)$/.test(String(old)) ? "../elsewhere/file.txt" : old),
};

const BROKEN_MEDIA: Record<string, Media> = {
  missing: (path) => ({ state: "missing", nearest: path.includes("before") ? "near.jpg" : undefined }),
  linked: () => ({ state: "linked" }),
  broken: () => ({ state: "broken", fault: "broken" }),
  large: () => ({ state: "tooLarge", bytes: 150_000_000 }),
  small: (path) => ({ state: "picture", widthPixels: 10, heightPixels: path.length }),
};

const files = realContent();

function problemsWith(change: (old: unknown) => unknown, media = fineMedia) {
  const changed = files.map((file) =>
    file.name.endsWith(".json")
      ? { ...file, source: JSON.stringify(withLeaves(JSON.parse(file.source), change)) }
      : file,
  );
  return contentProblems(changed, media);
}

const PROBLEMS = [
  ...Object.values(MISTAKES).flatMap((change) => problemsWith(change)),
  ...Object.values(BROKEN_MEDIA).flatMap((media) => problemsWith((old) => old, media)),
  ...contentProblems(
    files.filter(({ name }) => !/^(services|steps|stats)\//.test(name)),
    fineMedia,
  ),
  ...launchProblems(parseFiles(files).parsed),
];

test.each(LANGUAGES_OF_EDITOR)("in %s, no mistake in any field is told in a developer's words", (language) => {
  const texts = [...new Set(PROBLEMS.map(({ message }) => shown(message, language)))];
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((words) => developersWords(words, language).length > 0)).toEqual([]);
});

test("names in messages are labels", () => {
  const names = [...schemas.flatMap(({ part }) => messagesOf(part)), ...PROBLEMS.map(({ message }) => message)].flatMap(
    ({ es }) => [...es.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) => (KEYS.has(name) ? [name] : [])),
  );
  expect(new Set(names).size).toBeGreaterThan(10);
  const same = names.filter((name) => !["usd", "no"].includes(name) && named(name, "es") === named(name, "en"));
  expect([...new Set(same)]).toEqual([]);
});

test("every rule is told in both languages, also by Yup itself", () => {
  expect(PROBLEMS.filter(({ message }) => message.en === message.es).map(({ message }) => message.en)).toEqual([]);
});

test("whoever edits the files reads names as they are written there", () => {
  const message = "must be `home` (in the files, one of [a](b)), not `content/steps/buy.json`";
  expect(wordsInFile(message)).toBe("must be home (in the files, one of [a](b)), not content/steps/buy.json");
  expect(shown({ en: message, es: message }, "en")).toBe("must be “Home”, not “Steps: buy”");
});
