// What a clipboard holds, as the Markdown that texts may contain.
import { parseMarkdown, type MarkdownBlock } from "../../content/markdown";
import { inlines, PLAIN, type Run, type Style } from "./runs";

/** What texts cannot contain. */
export type Left = "picture" | "table" | "other";

export interface Pasted {
  blocks: MarkdownBlock[];
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

/** The style within an element. */
function styleIn(element: Element, outer: Style): Style {
  const [style, weight] = [styleOf(element), weightOf(styleOf(element))];
  const isBold = weight === undefined ? element.matches("b, strong") : /^bold|^[6-9]00/.test(weight);
  const isNormal = weight !== undefined && !isBold;
  const address = element.matches("a") ? (element.getAttribute("href") ?? "").trim() : "";
  return {
    isStrong: !isNormal && (isBold || outer.isStrong),
    isEmphasis: element.matches("i, em") || /font-style:\s*italic/.test(style) || outer.isEmphasis,
    to: LINK.test(address) ? address : outer.to,
  };
}

/** Collects blocks from top to bottom. */
class Blocks {
  readonly blocks: MarkdownBlock[] = [];
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
    const parts = inlines(this.runs);
    this.runs = [];
    this.kind = "paragraph";
    if (parts.length === 0) return;
    if (kind === "heading") return void this.blocks.push({ type: "heading", parts });
    const [first] = parts;
    const sign = first?.type === "text" ? (BULLET.exec(first.text) ?? NUMBER.exec(first.text))?.[0] : undefined;
    const isNumbered = kind === "numbered" || (sign !== undefined && NUMBER.test(sign));
    if (kind === "paragraph" && sign === undefined) return void this.blocks.push({ type: "paragraph", parts });
    if (sign !== undefined && first?.type === "text") first.text = first.text.slice(sign.length);
    this.addList(isNumbered, [[{ type: "paragraph", parts }]]);
  }

  addList(isOrdered: boolean, items: MarkdownBlock[][]): void {
    const last = this.blocks.at(-1);
    if (last?.type === "list" && last.isOrdered === isOrdered) last.items.push(...items);
    else if (items.length > 0) this.blocks.push({ type: "list", isOrdered, items });
  }
}

/** The blocks of HTML. */
function blocksOfHtml(html: string): Pasted {
  const left = new Set<Left>();

  function walkList(list: Element, into: Blocks): void {
    const items = [...list.children].flatMap((child): MarkdownBlock[][] => {
      const inner = new Blocks();
      walk(child, PLAIN, inner, true);
      inner.end();
      return inner.blocks.length > 0 ? [inner.blocks] : [];
    });
    into.addList(list.matches("ol"), items);
  }

  function walk(node: Node, style: Style, into: Blocks, isItem = false): void {
    if (node.nodeType === Node.TEXT_NODE)
      return into.add({ ...style, text: (node.textContent ?? "").replace(/[\u200b\ufeff\u00ad]/g, "") });
    if (!(node instanceof Element) || node.matches(UNSEEN_PARTS)) return;
    // Word writes the sign of a list's entry as text.
    if (/mso-list:\s*ignore|display:\s*none/.test(styleOf(node))) return;
    if (node.matches("br")) return into.add({ ...style, isBreak: true });
    if (node.matches("img")) {
      const alt = (node.getAttribute("alt") ?? "").trim();
      if (EMOJI.test(alt)) into.add({ ...style, text: alt });
      else left.add("picture");
      return;
    }
    if (node.matches(MEDIA)) return void left.add(node.matches("svg, canvas, picture") ? "picture" : "other");
    const inside = styleIn(node, style);
    const walkInside = () => node.childNodes.forEach((child) => walk(child, inside, into));
    if (node.matches("td, th")) {
      into.add({ ...style, text: " " });
      // A cell's paragraphs stay in its line.
      return node.querySelectorAll("p, div").length > 0 ? cellText(node, inside, into) : walkInside();
    }
    if (!node.matches(BLOCKS)) return walkInside();
    if (node.matches("table") && node.querySelectorAll("td, th").length > 1) left.add("table");
    into.begin(isItem ? "paragraph" : kindOf(node));
    if (node.matches("ul, ol")) walkList(node, into);
    else walkInside();
    into.end();
  }

  function cellText(cell: Element, style: Style, into: Blocks): void {
    const inner = new Blocks();
    cell.childNodes.forEach((child) => walk(child, style, inner));
    inner.end();
    const words = inner.blocks.map((block) => lines(block)).join(" ");
    into.add({ ...style, text: words });
  }

  const all = new Blocks();
  walk(new DOMParser().parseFromString(html, "text/html").body, PLAIN, all);
  all.end();
  return { blocks: all.blocks, left };
}

const lines = (block: MarkdownBlock): string =>
  block.type === "list"
    ? block.items.flat().map(lines).join(" ")
    : block.parts
        .map(function text(part): string {
          if (part.type === "text") return part.text;
          return part.type === "break" ? " " : part.parts.map(text).join("");
        })
        .join("");

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
function blocksOfText(text: string): MarkdownBlock[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (MARKDOWN.test(text)) {
    const isItem = (row = "") => /^([-*+]|\d+\.) /.test(row);
    const source = rows.map(
      (row, index) => (index > 0 ? (isItem(row) && isItem(rows[index - 1]) ? "\n" : "\n\n") : "") + row,
    );
    return parseMarkdown(source.join(""));
  }
  const blocks = new Blocks();
  for (const row of rows) {
    blocks.begin();
    blocks.add({ ...PLAIN, text: row });
  }
  blocks.end();
  return blocks.blocks;
}

/** What a paste inserts; the text without format where the HTML says nothing. */
export function pastedBlocks(html: string, text: string): Pasted {
  const { blocks, left } = html === "" ? { blocks: [], left: new Set<Left>() } : blocksOfHtml(html);
  return { blocks: blocks.length > 0 ? blocks : blocksOfText(text), left };
}
