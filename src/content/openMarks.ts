import { isGroup } from "./isGroup";

/** Square brackets around what the owner still has to settle; not a link in Markdown. */
export const OPEN_MARKS = /\[([^[\]]+)\](?!\()/g;

/** A text as visitors read it: content's marks are not theirs to see. */
export const withoutMarks = (text: string): string => text.replace(OPEN_MARKS, "$1");

/**
 * The words of a file in content/text/ as visitors read them. A section with marks becomes a sample (`isSample`), so that
 * its chip says what the brackets said.
 * @param json the file in one language
 * @throws SyntaxError if it is no JSON
 */
export function withoutMarksIn(json: string): string {
  const words: unknown = JSON.parse(json);
  const unmark = (value: unknown): unknown => {
    if (typeof value === "string") return withoutMarks(value);
    if (Array.isArray(value)) return value.map(unmark);
    if (!isGroup(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unmark(inner)]));
  };
  const sections = Object.entries(isGroup(words) ? words : {}).map(([key, section]) => {
    const plain = unmark(section);
    const isOpen = isGroup(plain) && JSON.stringify(plain) !== JSON.stringify(section);
    return [key, isOpen ? { ...plain, isSample: true } : plain];
  });
  return JSON.stringify(Object.fromEntries(sections));
}
