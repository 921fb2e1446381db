// Takes out of pasted HTML what texts cannot hold, and counts it.
import { readLink } from "../../typed/readLink";

/** What texts cannot hold. */
export type PasteLoss = "picture" | "table" | "footnote" | "comment" | "struck" | "link" | "other";

/** How often each was left out, or became something else. */
export type LeftOut = Map<PasteLoss, number>;

const UNSEEN = "style, script, title, meta, link, head, template, noscript, input, select, button";
const MEDIA = "svg, video, audio, canvas, iframe, object, embed, picture, math, img";
const LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i;

/** An emoji that a chat shows as a picture. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}#*0-9])+$/u;

/** How programs link a footnote's sign to its text, and the text back to its sign. */
const NOTE_SIGN = /#_?(?:ftnt?|edn|fn|cite_note|footnote|endnote)[-_:]?\w*\d/i;
const NOTE_TEXT = /#_?(?:ftnt?_?ref|ednref|fnref|cite_ref|footnote-ref|endnote-ref)[-_:]?\w*\d/i;
const NOTE_LISTS = '[style*="mso-element:footnote-list"], [style*="mso-element:endnote-list"], .footnotes, .references';

const COMMENTS =
  '[style*="mso-element:comment-list"], [style*="mso-comment-reference"], [style*="mso-special-character:comment"], .msocomanchor, .MsoCommentReference';

export const styleOf = (element: Element): string => (element.getAttribute("style") ?? "").toLowerCase();

export const isBlank = (node: Node): boolean => /^[\s\u00a0\u200b]*$/.test(node.textContent ?? "");

const all = <Found extends Element = Element>(body: Element, selector = "*") => [
  ...body.querySelectorAll<Found>(selector),
];

const isStruck = (element: Element) =>
  element.matches("del, s, strike") || /text-decoration[^;]*line-through/.test(styleOf(element));

const isHidden = (element: Element) => /display:\s*none|mso-hide:\s*all/.test(styleOf(element));

/** Counts what is taken out; of one inside of another, only the outer one. */
function counter(body: Element, left: LeftOut) {
  return (what: PasteLoss, elements: readonly Element[], isCounted: (element: Element) => boolean = () => true) => {
    for (const element of elements) {
      if (!body.contains(element)) continue;
      if (isCounted(element)) left.set(what, (left.get(what) ?? 0) + 1);
      element.remove();
    }
  };
}

/** The signs and texts of footnotes. A sign may stand alone, if only a part of a page was copied, and a text as well. */
function takeNotes(body: Element, take: ReturnType<typeof counter>): void {
  const linked = (pattern: RegExp) => all<HTMLAnchorElement>(body, "a[href]").filter((link) => pattern.test(link.href));
  const texts = linked(NOTE_TEXT).map((link) => link.closest("li, p, div:not(:has(p))") ?? link);
  const signs = linked(NOTE_SIGN)
    .filter((link) => !NOTE_TEXT.test(link.href))
    .map((link) => link.closest("sup") ?? link);
  const hasSigns = signs.length > 0;
  take("footnote", signs);
  take("footnote", texts, () => !hasSigns);
  take("footnote", all(body, NOTE_LISTS), () => false);
}

function takeMedia(body: Element, take: ReturnType<typeof counter>): void {
  for (const picture of all(body, "img[alt]")) {
    const alt = picture.getAttribute("alt")?.trim() ?? "";
    if (EMOJI.test(alt)) picture.replaceWith(alt);
  }
  const media = all(body, MEDIA);
  const isPicture = (element: Element) => element.matches("img, svg, canvas, picture");
  take("picture", media.filter(isPicture));
  take(
    "other",
    media.filter((element) => !isPicture(element)),
  );
}

/** Leaves only what texts can hold, tables apart. */
export function takeOut(body: Element, left: LeftOut): void {
  const take = counter(body, left);
  all(body, UNSEEN).forEach((element) => element.remove());
  all(body)
    .filter(isHidden)
    .forEach((element) => element.remove());
  take("comment", all(body, COMMENTS), (element) => !isBlank(element) && !element.matches("a, span:has(a)"));
  take("struck", all(body).filter(isStruck), (element) => !isBlank(element));
  takeNotes(body, take);
  takeMedia(body, take);
  for (const link of all<HTMLAnchorElement>(body, "a")) {
    const address = link.getAttribute("href")?.trim() ?? "";
    if (LINK.test(address)) {
      link.setAttribute("href", readLink(address));
      continue;
    }
    if (link.hasAttribute("href") && !isBlank(link)) left.set("link", (left.get("link") ?? 0) + 1);
    link.replaceWith(...link.childNodes);
  }
}
