// Stands in front of Decap CMS's own way to paste into a rich text, which breaks the form at a picture and drops links.
import { showMessage } from "../screen/panel";
import { RICH_TEXT } from "../decap/markup";
import { pastedBlocks, type Left } from "./pastedBlocks";
import type { Block } from "./slateNodes";
import { say, type EditorWord } from "../config/editorWords";

/** A paste of Slate's own fragment: it takes that only as if it were the clipboard's one, plain text. */
function pasteOf(blocks: readonly Block[]): Event {
  const fragment = btoa(encodeURIComponent(JSON.stringify(blocks)));
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
export function handlePastes(): void {
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
      showMessage(
        "pasted",
        [...left].map((what) => ({ text: say(LEFT_OUT[what]) })),
      );
  };
  document.addEventListener("paste", onPaste, { capture: true });
}
