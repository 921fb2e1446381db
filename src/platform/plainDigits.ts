/** The text with Arabic, Persian, Devanagari, and full-width digits as 0 to 9; its length stays. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    // Each kind's zero ends in 0 or, like the Devanagari one, in 6.
    return String((code & 15) - (code < 0x900 || code > 0xff00 ? 0 : 6));
  });
