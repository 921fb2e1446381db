import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";

const WORDS: Record<string, string> = {
  CommaExpected: "a comma is missing before this place",
  ColonExpected: "a colon is missing before this place",
  PropertyNameExpected: "a field name in double quotes is expected here (is there a comma too many before it?)",
  ValueExpected: "a value is expected here (is there a comma too many before it?)",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  UnexpectedEndOfString: "the closing quotation mark of this text is missing",
  InvalidCommentToken: "comments are not allowed",
};

/** Parses JSON; on an error the message tells line and column in an editor's words. */
export function parseJson(source: string): { ok: true; value: unknown } | { ok: false; message: string } {
  const errors: ParseError[] = [];
  const text = source.replace(/^\uFEFF/, "");
  let value: unknown;
  try {
    value = parse(text, errors, { disallowComments: true });
  } catch {
    return { ok: false, message: "cannot be read: its groups lie too deep inside one another" };
  }
  const [first] = errors;
  if (!first) return { ok: true, value };
  const before = text.slice(0, first.offset).split("\n");
  const code = printParseErrorCode(first.error);
  const column = (before.at(-1) ?? "").length + 1;
  return {
    ok: false,
    message: `cannot be read at line ${before.length}, column ${column}: ${WORDS[code] ?? "this is not valid JSON"}`,
  };
}
