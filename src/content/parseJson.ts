import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";

const WORDS: Record<string, string> = {
  CommaExpected: "a comma is missing before this place",
  ColonExpected: "a colon is missing before this place",
  PropertyNameExpected:
    "a field name in double quotes is expected here (is there a comma too many before it, or one inside a number?)",
  ValueExpected: "a value is expected here (is there a comma too many before it?)",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  UnexpectedEndOfString:
    "the closing quotation mark of this text is missing, or the text goes on in the next line (write \\n for a new line)",
  UnexpectedEndOfNumber: "this number is not complete: write it as 5 or 5.5",
  InvalidCommentToken: "comments are not allowed",
  InvalidSymbol:
    'texts and field names stand in straight double quotes ("), numbers have no units or commas, true and false have ' +
    "small letters (quotes inside a text are written “so”)",
  InvalidEscapeCharacter:
    'this text has a \\ out of place: write \\\\ for the sign itself, \\n for a new line, \\" for a quote',
  InvalidUnicode: "this text has a \\u out of place: write the letter itself",
  InvalidCharacter: "this text holds a tab or another sign that cannot be seen: write a space instead",
  EndOfFileExpected: "the file should have ended before this place (is there a brace or bracket too many?)",
};

/** Parses JSON; on an error the message tells line and column in an editor's words. */
export function parseJson(source: string): { ok: true; value: unknown } | { ok: false; message: string } {
  const errors: ParseError[] = [];
  let value: unknown;
  if (source.trim() === "") return { ok: false, message: "is empty: bring back what it held" };
  try {
    value = parse(source, errors, { disallowComments: true });
  } catch {
    return { ok: false, message: "cannot be read: its groups lie too deep inside one another" };
  }
  const [first] = errors;
  if (!first) return { ok: true, value };
  const before = source.slice(0, first.offset).split("\n");
  const code = printParseErrorCode(first.error);
  const column = (before.at(-1) ?? "").length + 1;
  return {
    ok: false,
    message: `cannot be read at line ${before.length}, column ${column}: ${WORDS[code] ?? "this is not valid JSON"}`,
  };
}
