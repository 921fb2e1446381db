/** Whitespace of all kinds and zero-width characters, which get pasted along from other programs. */
export const UNSEEN = String.raw`\s\u00ad\u200b-\u200f\u2060`;

const UNSEEN_ENDS = new RegExp(`^[${UNSEEN}]+|[${UNSEEN}]+$`, "g");

/** A text without whitespace and invisible characters at its ends. */
export const withoutUnseenEnds = (text: string): string => text.replace(UNSEEN_ENDS, "");
