// Characters that no text on the site may contain, whatever its field.
import type { AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { foundFields } from "../schema/foundFields";
import { isGroup } from "../isGroup";
import type { ParsedFile, Problem } from "./problem";

/** Characters no browser displays: control characters other than line breaks, and lone surrogates. */
const CONTROL = /[^\P{Cc}\n\r]|\p{Cs}/u;

/** Marks that reverse the direction of the text around them (Unicode, UAX 9). */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** More letters in a row than any real word has: they would make the page wider than a phone. */
const ENDLESS = /[\p{L}\p{N}]{41,}/u;

const code = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const MESSAGES = {
  control: (character: string): Words => ({
    en: `contains a character that cannot be displayed (${character}): retype that part`,
    es: `contiene un carácter que no se puede mostrar (${character}): escriba de nuevo esa parte`,
  }),
  direction: (character: string): Words => ({
    en: `contains a mark that reverses the direction of the text (${character}): retype that part`,
    es: `contiene una marca que invierte el texto (${character}): escriba de nuevo esa parte`,
  }),
  lineBreak: {
    en: "contains a line break: write it on one line",
    es: "contiene un salto de línea: escríbalo en una sola línea",
  },
  endless: (letters: number): Words => ({
    en: `contains a word of ${letters} letters: it would not fit on a phone, use shorter words`,
    es: `contiene una palabra de ${letters} letras: no cabría en un teléfono, use palabras más cortas`,
  }),
};

function messagesFor(text: string, isLong: boolean, isText: boolean): Words[] {
  const [control, direction] = [CONTROL.exec(text)?.[0], DIRECTION.exec(text)?.[0]];
  const endless = isText ? ENDLESS.exec(text)?.[0] : undefined;
  return [
    ...(control ? [MESSAGES.control(code(control))] : []),
    ...(direction ? [MESSAGES.direction(code(direction))] : []),
    ...(!isLong && LINE_BREAK.test(text) ? [MESSAGES.lineBreak] : []),
    ...(endless ? [MESSAGES.endless(endless.length)] : []),
  ];
}

type Leaf = { field: string; text: string };

/** Every string in a value, with its path. */
function leaves(value: unknown, field = ""): Leaf[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${field}[${index}]`));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, field ? `${field}.${name}` : name));
}

/** The paths of the localized texts, each mapped to whether it may span several lines. */
const textsIn = (schema: AnySchema, value: unknown) =>
  new Map(
    foundFields(schema, value)
      .filter(({ meta }) => meta.kind === "localized")
      .map(({ field, meta }) => [field, meta.long === true]),
  );

/** Control characters, direction marks, line breaks in single-line texts, and endless words. */
export function characterProblems(files: ParsedFile[]): Problem[] {
  return files.flatMap(({ name: file, schema, value }) => {
    const texts = textsIn(schema, value);
    return leaves(value).flatMap(({ field, text }) => {
      const isLong = texts.get(field.replace(/\.[^.]+$/, ""));
      return messagesFor(text, isLong === true, isLong !== undefined).map((message) => ({ file, field, message }));
    });
  });
}
