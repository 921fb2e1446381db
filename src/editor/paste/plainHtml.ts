// Brings pasted HTML down to paragraphs, headings, lists, links, and bold and italic words.
import { element } from "../screen/elements";
import { isBlank, styleOf, type LeftOut } from "./leftOut";

const BLOCKS =
  "p, div, section, article, header, footer, main, aside, nav, figure, figcaption, blockquote, pre, table, caption, tbody, thead, tfoot, tr, td, th, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, hr, address, details, summary, form, fieldset, center";

/** Blocks that mean something; others are paragraphs. */
const KINDS = "p, ul, ol, li, h1, h2, h3, h4, h5, h6";

const all = (body: Element, selector = "*") => [...body.querySelectorAll(selector)];

const RAISED: Readonly<Record<string, string>> = {
  ...{ "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹" },
  ...{ "+": "⁺", "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", n: "ⁿ", a: "ª", o: "º" },
};
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";
const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘" },
  ...{ "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞" },
};

/** A text in raised signs; as it is if one of them has none, such as the end of `1st`. */
function raised(text: string): string {
  if (/^(TM|SM)$/i.test(text)) return text.toUpperCase() === "TM" ? "™" : "℠";
  const signs = [...text].map((sign) => RAISED[sign]);
  return signs.every((sign) => sign !== undefined) ? signs.join("") : text;
}

const lowered = (text: string) =>
  /^\d+$/.test(text) ? [...text].map((digit) => LOWERED[Number(digit)]).join("") : text;

/** Raised and lowered signs keep their meaning without a style: `m²`, `5½`. */
function writeSigns(body: Element): void {
  const isRaised = (element: Element) => element.matches("sup") || /vertical-align:\s*super/.test(styleOf(element));
  const isLowered = (element: Element) => element.matches("sub") || /vertical-align:\s*sub/.test(styleOf(element));
  for (const above of all(body).filter(isRaised)) {
    const [slash, below] = [above.nextSibling, above.nextSibling?.nextSibling];
    const isFraction = /^\s*[/⁄]\s*$/.test(slash?.textContent ?? "") && below instanceof Element && isLowered(below);
    if (!slash || !isFraction) continue;
    const written = `${above.textContent?.trim()}/${below.textContent?.trim()}`;
    const isAfterDigit = /\d$/.test(above.previousSibling?.textContent ?? "");
    slash.remove();
    below.remove();
    above.replaceWith(FRACTIONS[written] ?? (isAfterDigit ? " " : "") + written);
  }
  for (const above of all(body).filter(isRaised)) above.replaceWith(raised(above.textContent?.trim() ?? ""));
  for (const below of all(body).filter(isLowered)) below.replaceWith(lowered(below.textContent?.trim() ?? ""));
}

/** A table's rows become lines; one around a single cell is only a frame. */
function writeTables(body: Element, left: LeftOut): void {
  for (const table of all(body, "table").reverse()) {
    const cells = all(table, "td, th");
    if (cells.length <= 1) {
      table.replaceWith(...(cells[0]?.childNodes ?? []));
      continue;
    }
    left.set("table", (left.get("table") ?? 0) + 1);
    for (const block of all(table, "td *, th *").filter((one) => one.matches(`${BLOCKS}, br`)))
      block.replaceWith(" ", ...block.childNodes, " ");
    const rows = all(table, "caption, tr").map((row) => {
      const parts = row.matches("caption") ? [row] : [...row.children];
      return element("p", ...parts.flatMap((part) => [" ", ...part.childNodes]));
    });
    table.replaceWith(...rows);
  }
}

const weightOf = (element: Element) => /font-weight:\s*(\w+)/.exec(styleOf(element))?.[1];

/** Whether the closest element that says so makes a text bold; headings are bold in their own way. */
function isBold(element: Element | null): boolean {
  if (!element || element.matches("h1, h2, h3, h4, h5, h6")) return false;
  const weight = weightOf(element);
  if (weight !== undefined) return /^bold|^[6-9]00/.test(weight);
  return element.matches("b, strong") || isBold(element.parentElement);
}

function isItalic(element: Element | null): boolean {
  if (!element) return false;
  const style = /font-style:\s*(\w+)/.exec(styleOf(element))?.[1];
  if (style !== undefined) return style === "italic";
  return element.matches("i, em") || isItalic(element.parentElement);
}

function textsIn(body: Element): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Wraps a text in tags, from the inside out. */
function wrap(text: ChildNode, tags: readonly string[]): void {
  let inner = text;
  for (const tag of tags) {
    const mark = document.createElement(tag);
    inner.replaceWith(mark);
    mark.append(inner);
    inner = mark;
  }
}

/** Joins neighbors that are marked alike. */
function join(body: Element, tag: string): void {
  for (const mark of all(body, tag)) {
    const before = mark.previousSibling;
    const isAlike = before instanceof Element && before.matches(tag);
    if (!isAlike || before.getAttribute("href") !== mark.getAttribute("href")) continue;
    before.append(...mark.childNodes);
    mark.remove();
  }
}

/** Marks each text by itself, whatever was around it. A space between two that are marked alike is marked like them. */
function writeStyles(body: Element): void {
  const texts = textsIn(body);
  const styles = texts.map(({ parentElement: around }) => [
    ...(isBold(around) ? ["strong"] : []),
    ...(isItalic(around) ? ["em"] : []),
  ]);
  for (const one of all(body)) if (!one.matches(`${BLOCKS}, a, br`)) one.replaceWith(...one.childNodes);
  for (const [index, text] of texts.entries()) {
    text.data = text.data.replace(/[\u200b\ufeff\u00ad]/g, "").replace(/\u00a0/g, " ");
    const [before, after] = [styles[index - 1] ?? [], styles[index + 1] ?? []];
    wrap(text, isBlank(text) ? before.filter((tag) => after.includes(tag)) : (styles[index] ?? []));
  }
  for (const tag of ["a", "em", "strong"]) join(body, tag);
}

/** Blocks of other kinds become paragraphs, and lists directly in a list belong to the entry before. */
function writeBlocks(body: Element): void {
  for (const block of all(body, BLOCKS))
    if (!block.matches(KINDS)) block.replaceWith(element("div", ...block.childNodes));
  for (const inner of all(body, ":is(ul, ol) > :is(ul, ol)"))
    if (inner.previousElementSibling?.matches("li")) inner.previousElementSibling.append(inner);
}

/** Leaves paragraphs, headings, lists, links, line breaks, and marks. */
export function makePlain(body: Element, left: LeftOut): void {
  writeSigns(body);
  writeTables(body, left);
  writeStyles(body);
  writeBlocks(body);
}
