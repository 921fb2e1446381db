// The numbers of lists: where a text's list cannot have them, they are written as text, so that “see clause 4” stays true.
import type { MarkdownBlock } from "../../content/markdown";
import { element } from "../screen/elements";
import { styleOf } from "./leftOut";

const all = (body: Element, selector = "*") => [...body.querySelectorAll(selector)];

const letters = (count: number): string =>
  count < 1 ? "" : letters(Math.floor((count - 1) / 26)) + String.fromCharCode(97 + ((count - 1) % 26));

const ROMAN = Object.entries({ c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 });

function roman(count: number): string {
  const [sign, value] = ROMAN.find(([, one]) => one <= count) ?? [];
  return value === undefined || sign === undefined ? "" : sign + roman(count - value);
}

/** How a list counts: as numbers, `a` or `i`, or in capitals. */
function kindOf(list: Element, item: Element | undefined): string {
  const style = [item, list].map((one) =>
    /list-style(?:-type)?:[^;]*?(lower|upper)-(alpha|latin|roman)/.exec(one ? styleOf(one) : ""),
  );
  const [, height, kind] = style.find((one) => one !== null) ?? [];
  if (kind === undefined) return list.getAttribute("type") ?? "1";
  const sign = kind === "roman" ? "i" : "a";
  return height === "upper" ? sign.toUpperCase() : sign;
}

function numberIn(kind: string, count: number): string {
  if (kind === "1") return String(count);
  const written = kind.toLowerCase() === "i" ? roman(count) : letters(count);
  return kind === kind.toLowerCase() ? written : written.toUpperCase();
}

/** Word writes the sign of a list's entry as text. */
export function writeSigns(body: Element): void {
  for (const sign of all(body, "[style]").filter((one) => /mso-list:\s*ignore/.test(styleOf(one)))) {
    const written = sign.textContent?.replace(/\u00a0/g, " ").trim() ?? "";
    sign.replaceWith(/^\(?[\p{L}\d.]{1,9}[.)]$/u.test(written) ? `${written} ` : "• ");
  }
}

/** Lists that do not count 1, 2, 3 become paragraphs that begin with their number. */
export function writeNumbers(body: Element): void {
  for (const list of all(body, "ol").reverse()) {
    const items = [...list.children].filter((child) => child.matches("li"));
    const kind = kindOf(list, items[0]);
    let next = Number(list.getAttribute("start") ?? 1);
    const counts = items.map((item) => {
      const count = Number(item.getAttribute("value") ?? next);
      next = count + 1;
      return count;
    });
    if (kind === "1" && counts.every((count, index) => count === index + 1)) continue;
    const written = items.map((item, index) => {
      const [first] = item.children;
      const number = `${numberIn(kind, counts[index] ?? 1)}. `;
      if (first?.matches("p") && first === item.firstChild) first.prepend(number);
      else item.prepend(number);
      return element("div", ...item.childNodes);
    });
    list.replaceWith(...written);
  }
}

const BULLET = /^[•·▪◦‣○●–*-]\s+/;
const NUMBER = /^(\d{1,3})[.)]\s+/;

const startOf = (block: MarkdownBlock | undefined) => {
  const [first] = block?.type === "paragraph" ? block.parts : [];
  return first?.type === "text" ? first.text : "";
};

const without = (block: MarkdownBlock, sign: RegExp): MarkdownBlock => {
  if (block.type !== "paragraph") return block;
  const [first, ...others] = block.parts;
  return first?.type === "text"
    ? { ...block, parts: [{ ...first, text: first.text.replace(sign, "") }, ...others] }
    : block;
};

/** Paragraphs that begin with a bullet, or that count 1, 2, 3 one after another, are lists; other numbers stay text. */
export function withTypedLists(blocks: readonly MarkdownBlock[]): MarkdownBlock[] {
  const found: MarkdownBlock[] = [];
  for (let at = 0; at < blocks.length;) {
    const rest = blocks.slice(at);
    const isOrdered = NUMBER.test(startOf(rest[0]));
    const sign = isOrdered ? NUMBER : BULLET;
    const end = rest.findIndex((block) => !sign.test(startOf(block)));
    const run = end < 0 ? rest : rest.slice(0, end);
    const isCounted =
      run.length > 1 && run.every((block, index) => Number(NUMBER.exec(startOf(block))?.[1]) === index + 1);
    const [block] = rest;
    if (block && (run.length === 0 || (isOrdered && !isCounted))) found.push(...(run.length === 0 ? [block] : run));
    else found.push({ type: "list", isOrdered, items: run.map((one) => [without(one, sign)]) });
    at += Math.max(1, run.length);
  }
  return found;
}
