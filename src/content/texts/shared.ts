import { group, line, paragraph } from "../schema/fields";

/** A page's title and description for search engines and link previews. */
export const seo = () => group({ title: line(60), description: paragraph(160) });

/** The start of a section: a label, a title and an opening sentence. */
export const opening = () => group({ label: line(40), title: line(90), lead: paragraph(320) });

export const titleAndText = () => group({ title: line(80), text: paragraph(400) });

/** The band that closes a page: a sentence and the chat button. */
export const callBand = () => group({ title: line(90), text: paragraph(240), button: line(40) });
