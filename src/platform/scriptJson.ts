/** A value as JSON within a script element, which a "<" in a text must not close. */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");
