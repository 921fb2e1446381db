// Decap CMS's own form of rich texts.
import type { Inline, MarkdownBlock } from "../../content/markdown";

export type Leaf = { text: string; bold?: true; italic?: true };
/** A block, or a link among texts. */
export type Block = { type: string; data?: { url: string }; children: SlateNode[] };
export type SlateNode = Leaf | Block;

const leavesOf = (part: Inline, marks: Omit<Leaf, "text"> = {}): Leaf[] => {
  if (part.type === "text") return [{ text: part.text, ...marks }];
  if (part.type === "break") return [{ text: "\n", ...marks }];
  const inner = { strong: { bold: true }, emphasis: { italic: true }, link: {} } as const;
  return part.parts.flatMap((one) => leavesOf(one, { ...marks, ...inner[part.type] }));
};

const inlineNodes = (part: Inline): SlateNode[] =>
  part.type === "link" ? [{ type: "link", data: { url: part.to }, children: leavesOf(part) }] : leavesOf(part);

export const blockNode = (block: MarkdownBlock): Block =>
  block.type === "list"
    ? {
        type: block.isOrdered ? "numbered-list" : "bulleted-list",
        children: block.items.map((item) => ({ type: "list-item", children: item.map(blockNode) })),
      }
    : { type: block.type === "heading" ? "heading-three" : "paragraph", children: block.parts.flatMap(inlineNodes) };
