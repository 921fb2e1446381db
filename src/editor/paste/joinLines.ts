// Programs that show pages, such as those for PDF, copy a line break wherever a line of the page ends.

/** Shorter lines are an address, or opening hours. */
const SHORTEST = 30;

/** Each line of a paragraph but the last reaches so far, as a share of the longest, or a cut word ends it. */
const FILLED = 0.6;

const ITEM = /^(?:[-–*+•·▪◦‣]|\d{1,2}[.)]|[a-z][.)])\s/i;

/**
 * A word that a line's end has cut in two; one with a hyphen before keeps it, as in `fix-and-flip`. Without lookbehind,
 * which Safari knows since 16.4 only.
 */
const CUT = /((?:^|[^\p{L}-])\p{L}+)-$/u;

const goesOn = (line: string, next: string) => /^\p{Ll}/u.test(next) && !/[.!?…]["”»)]?$/u.test(line);

function isBroken(lines: readonly string[]): boolean {
  const longest = Math.max(...lines.map(({ length }) => length));
  return (
    longest >= SHORTEST &&
    !lines.some((line) => ITEM.test(line)) &&
    lines.slice(0, -1).every((line) => line.length >= FILLED * longest || CUT.test(line)) &&
    lines.slice(1).some((next, index) => goesOn(lines[index] ?? "", next))
  );
}

const joined = (text: string, next: string) =>
  /^\p{Ll}/u.test(next) && /\p{L}-$/u.test(text) ? text.replace(CUT, "$1") + next : `${text} ${next}`;

/** A text whose paragraphs are one line each, and how many line breaks within sentences are gone. */
export function joinLines(text: string): { text: string; joins: number } {
  let joins = 0;
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .split(/(\n[^\S\n]*\n\s*)/)
    .map((part) => {
      const lines = part.split("\n").map((line) => line.replace(/\u00ad$/, "-").trim());
      const written = lines.filter(Boolean);
      if (written.length < 2 || !isBroken(written)) return part;
      joins += written.length - 1;
      return written.reduce(joined);
    });
  return { text: paragraphs.join(""), joins };
}
