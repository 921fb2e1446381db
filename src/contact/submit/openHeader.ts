/**
 * How long the page has been open, in milliseconds: nobody reads and fills in a form instantly. A header, because an
 * older server rejects unknown fields in a body.
 */
export const OPEN_HEADER = "Form-Open";
