/**
 * How long the page has been open, in milliseconds: nobody reads and fills in a form at once. A header, because an older
 * server refuses what it does not know in a body.
 */
export const OPEN_HEADER = "Form-Open";
