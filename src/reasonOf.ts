/** What an error says; anything can be thrown, also what is no error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
