// What a clipboard holds, as far as texts may contain it.
import TurndownService from "turndown";
import { parseMarkdown, type MarkdownBlock } from "../../content/markdown";
import { element } from "../screen/elements";
import { joinLines } from "./joinLines";
import { takeOut, type LeftOut } from "./leftOut";
import { makePlain } from "./plainHtml";
import { blockNode, type Block } from "./slateNodes";
import { withTypedLists, writeNumbers, writeSigns } from "./writtenNumbers";

interface Pasted {
  blocks: Block[];
  left: LeftOut;
  /** How many line breaks within sentences were taken out. */
  joins: number;
}

const writer = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*" });
writer.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement: (content) => `\n\n### ${content.replace(/\s*\n\s*/g, " ")}\n\n`,
});
// Markdown cannot mark a text that ends in a sign right before a letter, or begins with one right after it.
for (const [tag, sign] of [
  ["strong", "**"],
  ["em", "*"],
] as const)
  writer.addRule(tag, {
    filter: tag,
    replacement: (content, node) => {
      const [before, after] = [node.previousSibling?.textContent ?? "", node.nextSibling?.textContent ?? ""];
      const isInside = /[\p{L}\d]$/u.test(before) && /^[^\p{L}\d\s]/u.test(content);
      const isBefore = /^[\p{L}\d]/u.test(after) && /[^\p{L}\d\s]$/u.test(content);
      return content === "" || isInside || isBefore ? content : sign + content + sign;
    },
  });

function blocksOfHtml(html: string, left: LeftOut): MarkdownBlock[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  writeSigns(body);
  takeOut(body, left);
  writeNumbers(body);
  makePlain(body, left);
  return withTypedLists(parseMarkdown(writer.turndown(body)));
}

/** Marks that are hardly meant as anything else than Markdown. */
const MARKDOWN = /\*\*\S|\]\((https?:|mailto:|tel:|\/)|^ {0,3}(#{1,6}|[-*+]) /m;

/** The blocks of a text without format: each line is a paragraph or an entry of a list. */
function blocksOfText(text: string): MarkdownBlock[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .replace(/[\u200b\ufeff\u00ad]/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
  const isItem = (row = "") => /^[-*+] /.test(row);
  const markdown = MARKDOWN.test(text)
    ? rows.map((row, index) => (isItem(row) && isItem(rows[index - 1]) ? "\n" : "\n\n") + row).join("")
    : writer.turndown(element("div", ...rows.map((row) => element("p", row))));
  return withTypedLists(parseMarkdown(markdown));
}

/** What a paste inserts; the text without format where the HTML says nothing. */
export function pastedBlocks(html: string, text: string): Pasted {
  const left: LeftOut = new Map();
  const blocks = html === "" ? [] : blocksOfHtml(html, left);
  if (blocks.length > 0) return { blocks: blocks.map(blockNode), left, joins: 0 };
  const { text: whole, joins } = joinLines(text);
  return { blocks: blocksOfText(whole).map(blockNode), left, joins };
}
