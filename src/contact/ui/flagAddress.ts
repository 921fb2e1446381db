/** Where the build leaves a country's drawn flag (src/build/writeFlags.ts): emoji flags are missing on Windows. */
export const flagAddress = (iso2: string): string => `/flags/${iso2.toLowerCase()}.svg`;
