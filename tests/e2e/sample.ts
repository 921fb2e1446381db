/**
 * Marks a test that edits, counts, or measures the content as it is now, which editors may change: entries by name, the
 * size and the looks of pages. After changes to content alone, CI leaves these tests out (.github/workflows/site.yml).
 */
export const SAMPLE = { tag: "@sample" };
