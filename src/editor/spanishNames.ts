/** What Spanish-speaking editors read in place of a field's name, or of a choice's. */
export const SPANISH: Readonly<Record<string, string>> = {};
