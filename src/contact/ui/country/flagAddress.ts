/** URL of a country's flag image, written by src/build/finishBuild.ts: emoji flags are missing on Windows. */
export const flagAddress = (iso2: string): string => `/flags/${iso2.toLowerCase()}.svg`;
