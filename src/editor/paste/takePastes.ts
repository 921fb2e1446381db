// Stands in front of Decap CMS's own way to paste into a rich text, which breaks the form at a picture and drops links.
import type { Inline, MarkdownBlock } from "../../content/markdown";
import { tell } from "../screen/panel";
import { RICH_TEXT } from "../decap/markup";
import { pastedBlocks, type Left } from "./pastedBlocks";
import { say, type EditorWord } from "../config/editorWords";

/** Slate's nodes, as Decap CMS uses them. */
type SlateNode = { text: string; bold?: true; italic?: true } | { type: string; data?: object; children: SlateNode[] };

type Marks = Partial<Record<"bold" | "italic", true>>;

const inlineNodes = (parts: readonly Inline[], marks: Marks = {}): SlateNode[] =>
  parts.flatMap((part): SlateNode[] => {
    if (part.type === "text") return [{ text: part.text, ...marks }];
    if (part.type === "break") return [{ text: "\n", ...marks }];
    if (part.type === "link")
      return [{ type: "link", data: { url: part.to }, children: inlineNodes(part.parts, marks) }];
    return inlineNodes(part.parts, { ...marks, [part.type === "strong" ? "bold" : "italic"]: true });
  });

const blockNode = (block: MarkdownBlock): SlateNode =>
  block.type === "list"
    ? {
        type: block.isOrdered ? "numbered-list" : "bulleted-list",
        children: block.items.map((item) => ({ type: "list-item", children: item.map(blockNode) })),
      }
    : { type: block.type === "heading" ? "heading-three" : "paragraph", children: inlineNodes(block.parts) };

/** A paste of Slate's own fragment: it takes that only as if it were the clipboard's one, plain text. */
function pasteOf(blocks: readonly MarkdownBlock[]): Event {
  const fragment = btoa(encodeURIComponent(JSON.stringify(blocks.map(blockNode))));
  const data: Record<string, string> = { "text/plain": " ", "application/x-slate-fragment": fragment };
  const clipboardData = { types: ["text/plain"], getData: (type: string) => data[type] ?? "" };
  const paste = new Event("paste", { bubbles: true, cancelable: true });
  return Object.defineProperty(paste, "clipboardData", { value: clipboardData });
}

const LEFT_OUT: Record<Left, EditorWord> = {
  picture: "pastedPicture",
  table: "pastedTable",
  other: "pastedOther",
};

/** Takes what is pasted into the rich texts of the page. */
export function takePastes(): void {
  const ours = new WeakSet<Event>();
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const text = target instanceof Element ? target.closest(RICH_TEXT) : null;
    if (!text || !clipboardData || ours.has(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { blocks, left } = pastedBlocks(clipboardData.getData("text/html"), clipboardData.getData("text/plain"));
    const paste = pasteOf(blocks);
    ours.add(paste);
    if (blocks.length > 0) (target as Element).dispatchEvent(paste);
    if (left.size > 0)
      tell(
        "pasted",
        [...left].map((what) => ({ text: say(LEFT_OUT[what]) })),
      );
  };
  document.addEventListener("paste", onPaste, { capture: true });
}
