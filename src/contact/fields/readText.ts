// The one reader of names, email addresses and messages.
import { trimEnd } from "../../platform/trimEnd";

/** Invisible marks that contact apps, chats and PDFs leave around what they copy. Joiners stay: words and emoji need them. */
const MARKS = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]/gu;
const JOINERS = /[\u200C\u200D]/;

/** Characters that nobody types and no store or mail takes: controls, halves of characters, noncharacters. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** At least one visible character. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The shape of an email address; a domain in brackets is no name of one. */
const EMAIL = /^[^\s@]+@[^\s@.[\]]+(?:\.[^\s@.[\]]+)+$/;

/** The text without invisible marks, its white space as single spaces, trimmed; empty if nothing of it is visible. */
export function withoutInvisible(text: string): string {
  if (!VISIBLE.test(text)) return "";
  const visible = text.replace(MARKS, (mark) => (JOINERS.test(mark) ? mark : ""));
  return trimEnd(visible.replace(/\s+/gu, " ").replace(/^[\s\u200C\u200D]+/u, ""), /[\s\u200C\u200D]/u);
}

/** True if the text contains only characters a person can type into a single line. */
export const isPrintable = (text: string): boolean => !UNREADABLE.test(text);

/** The number of characters, as people count them. */
const lengthOf = (text: string) => Array.from(text).length;

/** What is wrong with a text that has been read; undefined if nothing. `most` in characters. */
export function mistakeInText(text: string, most: number, isRequired: boolean): string | undefined {
  if (text === "") return isRequired ? "errors.required" : undefined;
  if (lengthOf(text) > most) return "errors.tooLong";
  return isPrintable(text.replaceAll("\n", " ").replaceAll("\t", " ")) ? undefined : "errors.invalidText";
}

/** A single line, such as a name: accents composed, marks gone. */
export const readLine = (typed: string): string => withoutInvisible(typed.normalize("NFC"));

export function readLines(typed: string): string {
  if (!VISIBLE.test(typed)) return "";
  return typed
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replace(MARKS, (mark) => (JOINERS.test(mark) ? mark : ""))
    .trim();
}

/** An address without what surrounds it: `mailto:`, `Ana <…>`, brackets, quotes, punctuation at either end. */
export function readEmail(typed: string): string {
  const text = withoutInvisible(typed.normalize("NFKC")).replace(/[\u200C\u200D]/g, "");
  const bracketed = /^[^@<>]*<([^<>]*)>[^@<>]*$/.exec(text) ?? /^([^@\s()]+@[^@\s()]+) *\([^@]*\)$/.exec(text);
  const [local = "", ...domain] = (bracketed?.[1] ?? text).replace(/^[^@]*:/, "").split("@");
  const bare = [local, ...domain.join("@").split("?", 1)].slice(0, domain.length > 0 ? 2 : 1).join("@");
  return trimEnd(bare.replace(/^[\s<>()[\]{}"'«»“”‘’„*,;|/\\]+/u, ""), /[\s<>()[\]{}"'«»“”‘’*,;:.!?…|/\\]/u);
}

/** What is wrong with an address that has been read. */
export function mistakeInEmail(email: string, most: number): string | undefined {
  const mistake = mistakeInText(email, most, true);
  return mistake ?? (EMAIL.test(email) ? undefined : "errors.invalidEmail");
}
