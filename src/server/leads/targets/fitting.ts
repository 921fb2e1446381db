/** Mail programs cut off what is longer: Gmail at 102 KB. */
const MOST_BYTES = 90_000;
/** What a request of so many characters takes in an email: its facts with their links, and its analysis line by line. */
const bytesFor = (characters: number) => 2800 + 2.5 * characters;

/** Splits what goes into emails, in order, so that each is short enough; one that is too long alone is alone. */
export function fitting<T>(all: readonly T[], charactersOf: (one: T) => number): T[][] {
  const parts: T[][] = [];
  let left = 0;
  for (const one of all) {
    const bytes = bytesFor(charactersOf(one));
    const part = bytes <= left ? parts.at(-1) : undefined;
    if (part) part.push(one);
    else parts.push([one]);
    left = (part ? left : MOST_BYTES) - bytes;
  }
  return parts;
}
