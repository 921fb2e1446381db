/** Number of single-character edits between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word a misspelled one most likely means; undefined if none is within two edits. */
export function closestName(known: readonly string[], word: string): string | undefined {
  const [best] = known
    .map((one) => ({ one, far: distance(one.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far < Math.min(3, word.length) ? best.one : undefined;
}
