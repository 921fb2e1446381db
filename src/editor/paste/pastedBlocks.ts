// What a clipboard holds, as far as texts may contain it.
import { parseMarkdown } from "../../content/markdown";
import { blockNode, listNode, type Block, type Leaf, type Link } from "./slateNodes";

/** What texts cannot contain. */
export type Left = "picture" | "table" | "other";

interface Pasted {
  blocks: Block[];
  /** What has been left out, or become lines. */
  left: ReadonlySet<Left>;
}

const UNSEEN_PARTS = "style, script, title, meta, link, head, template, noscript, input, select, button";
const MEDIA = "svg, video, audio, canvas, iframe, object, embed, picture:not(:has(img)), math";
const BLOCKS =
  "p, div, section, article, header, footer, main, aside, nav, figure, figcaption, blockquote, pre, table, tbody, thead, tfoot, tr, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, hr, address, details, summary, form, fieldset, center";

const LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i;
/** An emoji that a chat shows as a picture. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}#*0-9])+$/u;
/** The sign before an entry of a list that is only text. */
const BULLET = /^[•·▪◦‣○●–*-]\s+/;
const NUMBER = /^\d{1,3}[.)]\s+/;

const styleOf = (element: Element): string => (element.getAttribute("style") ?? "").toLowerCase();

const weightOf = (style: string) => /font-weight:\s*(\w+)/.exec(style)?.[1];

interface Style {
  bold?: true | undefined;
  italic?: true | undefined;
  to?: string | undefined;
}

/** Text of one style; a line break is one of its own. */
type Run = { text: string } & Style;

/** The style within an element. */
function styleIn(element: Element, outer: Style): Style {
  const [style, weight] = [styleOf(element), weightOf(styleOf(element))];
  const isBold = weight === undefined ? element.matches("b, strong") || outer.bold : /^bold|^[6-9]00/.test(weight);
  const isItalic = element.matches("i, em") || /font-style:\s*italic/.test(style) || outer.italic;
  const address = element.matches("a") ? (element.getAttribute("href") ?? "").trim() : "";
  return { bold: isBold || undefined, italic: isItalic || undefined, to: LINK.test(address) ? address : outer.to };
}

const isSameStyle = (one: Run, other: Run) =>
  one.bold === other.bold && one.italic === other.italic && one.to === other.to;

const singleSpaced = (text: string) => text.replace(/[\u200b\ufeff\u00ad]/g, "").replace(/\s+/g, " ");

/** Runs with no spaces at the ends, and none at the ends of what is marked. */
function tidied(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  for (const { text, ...style } of runs) {
    if (text === "\n") {
      if (tidy.at(-1)?.text === " ") tidy.pop();
      if (tidy.length > 0) tidy.push({ text });
      continue;
    }
    const isAfterSpace = /\s$/.test(tidy.at(-1)?.text ?? " ");
    const words = text.trim();
    // A space belongs to what is around, unless that is marked in the same way.
    if (text.startsWith(" ") && !isAfterSpace) tidy.push({ text: " " });
    if (words !== "") tidy.push({ text: words, ...style });
    if (words !== "" && text.endsWith(" ")) tidy.push({ text: " " });
  }
  while (tidy.length > 0 && tidy.at(-1)?.text.trim() === "") tidy.pop();
  return tidy.map((run, index) => {
    const [before, after] = [tidy[index - 1], tidy[index + 1]];
    return run.text === " " && before && after && isSameStyle(before, after) ? { ...before, text: " " } : run;
  });
}

/** The parts of a text: runs of one style are one. */
function partsOf(runs: readonly Run[]): (Leaf | Link)[] {
  const parts: (Leaf | Link)[] = [];
  let last: Run | undefined;
  for (const run of runs) {
    const { text, bold, italic, to } = run;
    const around = parts.at(-1);
    const leaves = around && "children" in around && last?.to === to ? around.children : parts;
    const leaf = leaves.at(-1);
    const made: Leaf = { text, ...(bold && { bold }), ...(italic && { italic }) };
    if (last && isSameStyle(last, run) && leaf && "text" in leaf && text !== "\n") leaf.text += text;
    else if (to === undefined || leaves !== parts) leaves.push(made);
    else parts.push({ type: "link", data: { url: to }, children: [made] });
    last = run;
  }
  return parts;
}

/** Collects blocks from top to bottom. */
class Blocks {
  readonly blocks: Block[] = [];
  private runs: Run[] = [];
  /** What the text that follows is. */
  private kind: "paragraph" | "heading" | "bulleted" | "numbered" = "paragraph";

  add(run: Run): void {
    this.runs.push(run);
  }

  begin(kind: Blocks["kind"] = "paragraph"): void {
    this.end();
    this.kind = kind;
  }

  end(): void {
    const { kind } = this;
    const runs = tidied(this.runs);
    const [first, ...others] = runs;
    this.runs = [];
    this.kind = "paragraph";
    if (!first) return;
    if (kind === "heading") return void this.blocks.push({ type: "heading-three", children: partsOf(runs) });
    const sign = (BULLET.exec(first.text) ?? NUMBER.exec(first.text))?.[0] ?? "";
    const text = { ...first, text: first.text.slice(sign.length) };
    const paragraph = { type: "paragraph", children: partsOf([text, ...others]) };
    if (kind === "paragraph" && sign === "") this.blocks.push(paragraph);
    else this.addList(kind === "numbered" || NUMBER.test(sign), [[paragraph]]);
  }

  addList(isOrdered: boolean, items: Block[][]): void {
    const [last, list] = [this.blocks.at(-1), listNode(isOrdered, items)];
    if (last?.type === list.type) last.children.push(...list.children);
    else if (items.length > 0) this.blocks.push(list);
  }
}

/** The blocks of HTML. */
function blocksOfHtml(html: string): Pasted {
  const left = new Set<Left>();

  function walkList(list: Element, into: Blocks): void {
    const items = [...list.children].flatMap((child): Block[][] => {
      const inner = new Blocks();
      for (const node of child.matches("li") ? child.childNodes : [child]) walk(node, {}, inner);
      inner.end();
      return inner.blocks.length > 0 ? [inner.blocks] : [];
    });
    into.addList(list.matches("ol"), items);
  }

  /** `isCell`: all within stays in one line. */
  function walk(node: Node, style: Style, into: Blocks, isCell = false): void {
    if (node.nodeType === Node.TEXT_NODE) return into.add({ ...style, text: singleSpaced(node.textContent ?? "") });
    if (!(node instanceof Element) || node.matches(UNSEEN_PARTS)) return;
    // Word writes the sign of a list's entry as text.
    if (/mso-list:\s*ignore|display:\s*none/.test(styleOf(node))) return;
    if (node.matches("br")) return into.add({ text: isCell ? " " : "\n" });
    if (node.matches("img")) {
      const alt = (node.getAttribute("alt") ?? "").trim();
      if (EMOJI.test(alt)) into.add({ ...style, text: alt });
      else left.add("picture");
      return;
    }
    if (node.matches(MEDIA)) return void left.add(node.matches("svg, canvas, picture") ? "picture" : "other");
    const inside = styleIn(node, style);
    const isInCell = isCell || node.matches("td, th");
    const walkInside = () => node.childNodes.forEach((child) => walk(child, inside, into, isInCell));
    const isBlock = node.matches(BLOCKS);
    if (isInCell && (isBlock || !isCell)) into.add({ text: " " });
    if (isInCell || !isBlock) return walkInside();
    if (node.matches("table") && node.querySelectorAll("td, th").length > 1) left.add("table");
    into.begin(kindOf(node));
    if (node.matches("ul, ol")) walkList(node, into);
    else walkInside();
    into.end();
  }

  const all = new Blocks();
  walk(new DOMParser().parseFromString(html, "text/html").body, {}, all);
  all.end();
  return { blocks: all.blocks, left };
}

/** What an element's text is: Word marks the entries of a list by a class, and writes their sign or number. */
function kindOf(element: Element) {
  if (element.matches("h1, h2, h3, h4, h5, h6")) return "heading";
  const sign = [...element.querySelectorAll("[style]")].find((part) => /mso-list:\s*ignore/.test(styleOf(part)));
  if (!sign) return "paragraph";
  return /\d|^\s*\w[.)]/.test(sign.textContent ?? "") ? "numbered" : "bulleted";
}

/** Marks that are hardly meant as anything else than Markdown. */
const MARKDOWN = /\*\*\S|\]\((https?:|mailto:|tel:|\/)|^ {0,3}(#{1,6}|[-*+]|\d+\.) /m;

/** The blocks of a text without format: each line is a paragraph or an entry of a list. */
function blocksOfText(text: string): Block[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line) => singleSpaced(line).trim())
    .filter(Boolean);
  if (MARKDOWN.test(text)) {
    const isItem = (row = "") => /^([-*+]|\d+\.) /.test(row);
    const source = rows.map(
      (row, index) => (index > 0 ? (isItem(row) && isItem(rows[index - 1]) ? "\n" : "\n\n") : "") + row,
    );
    return parseMarkdown(source.join("")).map(blockNode);
  }
  const blocks = new Blocks();
  for (const row of rows) {
    blocks.begin();
    blocks.add({ text: row });
  }
  blocks.end();
  return blocks.blocks;
}

/** What a paste inserts; the text without format where the HTML says nothing. */
export function pastedBlocks(html: string, text: string): Pasted {
  const { blocks, left } = html === "" ? { blocks: [], left: new Set<Left>() } : blocksOfHtml(html);
  return { blocks: blocks.length > 0 ? blocks : blocksOfText(text), left };
}
