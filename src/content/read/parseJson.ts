import type { Words } from "../../i18n/editorLanguages";
import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";

const MISTAKES: Record<string, Words> = {
  CommaExpected: { en: "a comma is missing before this point", es: "falta una coma antes de este lugar" },
  ColonExpected: { en: "a colon is missing before this point", es: "faltan dos puntos antes de este lugar" },
  PropertyNameExpected: {
    en: "a field name in double quotes is expected here (is there an extra comma before it, or one inside a number?)",
    es: "aquí se espera el nombre de un campo entre comillas dobles (¿sobra una coma antes, o hay una dentro de un número?)",
  },
  ValueExpected: {
    en: "a value is expected here (is there an extra comma before it?)",
    es: "aquí se espera un valor (¿sobra una coma antes?)",
  },
  CloseBraceExpected: { en: "a closing } is missing", es: "falta una } de cierre" },
  CloseBracketExpected: { en: "a closing ] is missing", es: "falta un ] de cierre" },
  UnexpectedEndOfString: {
    en: "this text has no closing quotation mark, or it continues on the next line (write \\n for a new line)",
    es: "falta la comilla de cierre de este texto, o el texto sigue en la línea siguiente (escriba \\n para una línea nueva)",
  },
  UnexpectedEndOfNumber: {
    en: "this number is not complete: write it as 5 or 5.5",
    es: "este número no está completo: escríbalo como 5 o 5.5",
  },
  InvalidCommentToken: { en: "comments are not allowed", es: "no se permiten comentarios" },
  InvalidSymbol: {
    en:
      'text and field names go in straight double quotes ("), numbers have no units or commas, and true and false are ' +
      "lowercase (use “curly” quotes inside text)",
    es:
      'los textos y los nombres de campo van entre comillas dobles rectas ("), los números no llevan unidades ni comas, true y ' +
      "false van en minúsculas (las comillas dentro de un texto se escriben “así”)",
  },
  InvalidEscapeCharacter: {
    en: 'this text has a misplaced \\: write \\\\ for the character itself, \\n for a new line, \\" for a quote',
    es: 'este texto tiene una \\ fuera de lugar: escriba \\\\ para el carácter mismo, \\n para una línea nueva, \\" para una comilla',
  },
  InvalidUnicode: {
    en: "this text has a misplaced \\u: type the letter itself",
    es: "este texto tiene un \\u fuera de lugar: escriba la letra misma",
  },
  InvalidCharacter: {
    en: "this text contains a tab or another invisible character: use a space instead",
    es: "este texto contiene un tabulador u otro signo que no se ve: escriba un espacio",
  },
  EndOfFileExpected: {
    en: "the file should have ended before this point (is there an extra brace or bracket?)",
    es: "el archivo debería haber terminado antes de este lugar (¿sobra una llave o un corchete?)",
  },
};

const EMPTY: Words = { en: "is empty: restore its contents", es: "está vacío: recupere lo que tenía" };

const TOO_DEEP: Words = {
  en: "cannot be read: its groups are nested too deeply",
  es: "no se puede leer: tiene demasiados grupos unos dentro de otros",
};

/** Lines that git writes where it cannot put two versions together. */
const CONFLICT = /^(<{7}|={7}|>{7})(?= |$)/m;

const IN_CONFLICT = (line: number): Words => ({
  en: `has a merge conflict at line ${line}: two versions stand below each other, between <<<<<<<, =======, and >>>>>>>. Keep one of them, and delete these three lines`,
  es: `tiene un conflicto de versiones en la línea ${line}: hay dos versiones una debajo de otra, entre <<<<<<<, ======= y >>>>>>>. Deje una y borre esas tres líneas`,
});

/** A name that JavaScript takes for something else than a field. */
const UNUSABLE = /"__proto__"\s*:/;

const UNUSABLE_NAME = (line: number): Words => ({
  en: `has a field \`__proto__\` at line ${line}, which no file can have: remove it`,
  es: `tiene en la línea ${line} un campo \`__proto__\`, que ningún archivo puede tener: quítelo`,
});

/** Parses JSON; an error message gives line and column, worded for editors. */
export function parseJson(source: string): { ok: true; value: unknown } | { ok: false; message: Words } {
  const errors: ParseError[] = [];
  let value: unknown;
  if (source.trim() === "") return { ok: false, message: EMPTY };
  const lineOf = (mark: RegExp) => source.slice(0, source.search(mark)).split("\n").length;
  if (CONFLICT.test(source)) return { ok: false, message: IN_CONFLICT(lineOf(CONFLICT)) };
  if (UNUSABLE.test(source)) return { ok: false, message: UNUSABLE_NAME(lineOf(UNUSABLE)) };
  try {
    value = parse(source, errors, { disallowComments: true });
  } catch {
    return { ok: false, message: TOO_DEEP };
  }
  const [first] = errors;
  if (!first) return { ok: true, value };
  const before = source.slice(0, first.offset).split("\n");
  const code = printParseErrorCode(first.error);
  const column = (before.at(-1) ?? "").length + 1;
  const line = before.length;
  const { en, es } = MISTAKES[code] ?? { en: "this is not valid JSON", es: "esto no es JSON válido" };
  const message = {
    en: `cannot be read at line ${line}, column ${column}: ${en}`,
    es: `no se puede leer en la línea ${line}, columna ${column}: ${es}`,
  };
  return { ok: false, message };
}
