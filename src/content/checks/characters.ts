// Characters, HTML and Markdown that no text on the site may contain, whatever its field.
import type { AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import type { FieldMeta } from "../schema/fieldMeta";
import { foundFields } from "../schema/foundFields";
import { isRecord } from "../isRecord";
import type { ParsedFile, Problem } from "../read/problem";

/** What no browser displays, or each font in its own way: control characters, lone surrogates, and private letters. */
const CONTROL = /[^\P{Cc}\n\r]|[\p{Cs}\p{Co}\uFFFE\uFFFF]/u;

/** Marks that reverse the direction of the text around them (Unicode, UAX 9). */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** More letters in a row than any real word has: they would make the page wider than a phone. */
const ENDLESS = /[\p{L}\p{N}]{41,}/u;

/** Tags such as `<b>`, `</o:p>`, `<a href="…">` and `<video controls>`; not `a <b y c> d`, nor addresses in brackets. */
const TAG = /<(!--|!doctype[^<>]*>|\/?[a-z][a-z\d:]*(\s[^<>]*=[^<>]*)?\s*\/?>|[a-z][a-z\d]+\s[^<>@]*>)/i;

/** Entities such as `&amp;` and `&#8217;`; not the end of `R&D;`. */
const ENTITY = /&(#\d+|#x[\da-f]+|[a-z]{2}[a-z\d]*);/i;

/** Markdown's bold and links. */
const MARKDOWN = /\*\*|\]\(/;

const code = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const MESSAGES = {
  control: (character: string): Words => ({
    en: `contains a character that cannot be displayed (in the files, ${character}): retype that part`,
    es: `contiene un carácter que no se puede mostrar (en los archivos, ${character}): escriba de nuevo esa parte`,
  }),
  direction: (character: string): Words => ({
    en: `contains a mark that reverses the direction of the text (in the files, ${character}): retype that part`,
    es: `contiene una marca que invierte el texto (en los archivos, ${character}): escriba de nuevo esa parte`,
  }),
  lineBreak: {
    en: "contains a line break: write it on one line",
    es: "contiene un salto de línea: escríbalo en una sola línea",
  },
  tag: (tag: string): Words => ({
    en: `contains ${tag}, which visitors would see exactly like that: remove it (in the files, texts can't contain HTML)`,
    es: `contiene ${tag}, que los visitantes verían tal cual: quítelo (en los archivos, los textos no llevan HTML)`,
  }),
  entity: (entity: string): Words => ({
    en: `contains ${entity}, which visitors would see exactly like that: write the character itself, such as &`,
    es: `contiene ${entity}, que los visitantes verían tal cual: escriba el carácter mismo, como &`,
  }),
  markdown: (mark: string): Words => ({
    en: `contains ${mark}, which visitors would see exactly like that: remove it, because this text can't be formatted (in the files, no Markdown)`,
    es: `contiene ${mark}, que los visitantes verían tal cual: quítelo, este texto no admite formato (en los archivos, ni Markdown)`,
  }),
  brokenLetter: {
    en: "contains a broken letter (\uFFFD): type that letter again, such as é or ñ",
    es: "contiene una letra rota (\uFFFD): escríbala de nuevo, por ejemplo é o ñ",
  },
  endless: (letters: number): Words => ({
    en: `contains a word of ${letters} letters: it would not fit on a phone, use shorter words`,
    es: `contiene una palabra de ${letters} letras: no cabría en un teléfono, use palabras más cortas`,
  }),
};

/** `meta`: of the localized text that it is part of, if any. */
function messagesFor(text: string, meta: Partial<FieldMeta> | undefined): Words[] {
  const problemsWith = (mark: RegExp, message: (found: string) => Words) => {
    const found = mark.exec(text)?.[0];
    return found === undefined ? [] : [message(found)];
  };
  return [
    ...problemsWith(CONTROL, (character) => MESSAGES.control(code(character))),
    ...problemsWith(DIRECTION, (character) => MESSAGES.direction(code(character))),
    ...(meta?.long ? [] : problemsWith(LINE_BREAK, () => MESSAGES.lineBreak)),
    ...problemsWith(TAG, MESSAGES.tag),
    ...problemsWith(ENTITY, MESSAGES.entity),
    ...problemsWith(/\uFFFD/, () => MESSAGES.brokenLetter),
    ...(meta?.markdown ? [] : problemsWith(MARKDOWN, MESSAGES.markdown)),
    ...(meta ? problemsWith(ENDLESS, ({ length }) => MESSAGES.endless(length)) : []),
  ];
}

type Leaf = { field: string; text: string };

/** Every string in a value, with its path. */
function leaves(value: unknown, field = ""): Leaf[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${field}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, field ? `${field}.${name}` : name));
}

/** The localized texts' metadata, by path. */
const textsIn = (schema: AnySchema, value: unknown) =>
  new Map(
    foundFields(schema, value)
      .filter(({ meta }) => meta.kind === "localized")
      .map(({ field, meta }) => [field, meta]),
  );

/** Characters that are not displayed, line breaks in single-line texts, HTML, stray Markdown, and endless words. */
export function characterProblems({ name: file, schema, value }: ParsedFile): Problem[] {
  const texts = textsIn(schema, value);
  return leaves(value).flatMap(({ field, text }) =>
    messagesFor(text, texts.get(field.replace(/\.[^.]+$/, ""))).map((message) => ({ file, field, message })),
  );
}
