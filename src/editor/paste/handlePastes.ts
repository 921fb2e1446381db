// Stands in front of Decap CMS's own way to paste into a rich text, which breaks the form at a picture or in a list, and
// drops links.
import { interpolate } from "../../content/interpolate";
import { translate, type EditorWord } from "../config/editorWords";
import { RICH_TEXT } from "../decap/markup";
import { alertPanel, showMessage } from "../screen/panel";
import type { PasteLoss } from "./leftOut";
import { pastedBlocks } from "./pastedBlocks";
import { endOf, pasteInto } from "./pasteInto";
import { replaceText, slateEditorOf, type SlateEditor } from "./slateEditor";

const LEFT_OUT: Record<PasteLoss, EditorWord> = {
  picture: "pastedPicture",
  table: "pastedTable",
  footnote: "pastedFootnote",
  comment: "pastedComment",
  struck: "pastedStruck",
  link: "pastedLink",
  other: "pastedOther",
};

function paste(editor: SlateEditor, html: string, plain: string): void {
  const { blocks, left } = pastedBlocks(html, plain);
  const end = endOf(editor.children);
  const { text, caret } = pasteInto(editor.children, editor.selection ?? { anchor: end, focus: end }, blocks);
  if (blocks.length > 0 && !replaceText(editor, text, caret))
    return void alertPanel("pastedNot", [{ text: translate("pastedNotHow") }]);
  const told = [...left].map(([what, count]) => ({ text: interpolate(translate(LEFT_OUT[what]), { count }) }));
  if (told.length > 0) showMessage("pasted", told);
}

/** Takes what is pasted into the rich texts of the page. */
export function handlePastes(): void {
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const text = target instanceof Element ? target.closest(RICH_TEXT) : null;
    const editor = text && slateEditorOf(text);
    if (!editor || !clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    paste(editor, clipboardData.getData("text/html"), clipboardData.getData("text/plain"));
  };
  document.addEventListener("paste", onPaste, { capture: true });
}
