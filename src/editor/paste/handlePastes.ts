// Stands in front of Decap CMS's own way to paste into a rich text, which breaks the form at a picture or in a list, and
// drops links.
import { interpolate } from "../../content/interpolate";
import { translate, type EditorWord } from "../config/editorWords";
import { RICH_TEXT } from "../decap/markup";
import { formData } from "../decap/decapStore";
import type { EditorField } from "../config/decapConfig";
import { goToField, partAt } from "../screen/fieldOnPage";
import { alertPanel, hidePanel, hideWithForm, showMessage } from "../screen/panel";
import { sectionAround, splitText } from "./splitText";
import { offerEach } from "./eachLine";
import type { PasteLoss } from "./leftOut";
import { isPlainField, joinedItems, pasteLines } from "./pasteLines";
import { pastedBlocks } from "./pastedBlocks";
import { insertBlocks, slateEditorOf, type SlateEditor } from "./slateEditor";

const LEFT_OUT: Record<PasteLoss, EditorWord> = {
  picture: "pastedPicture",
  table: "pastedTable",
  footnote: "pastedFootnote",
  comment: "pastedComment",
  struck: "pastedStruck",
  link: "pastedLink",
  other: "pastedOther",
};

/** Puts blocks into a text; says so if the program did not take them. */
export function insertOrTell(...insertion: Parameters<typeof insertBlocks>): boolean {
  const isIn = insertBlocks(...insertion);
  if (!isIn) alertPanel("pastedNot", [{ text: translate("pastedNotHow") }]);
  return isIn;
}

/** Fills the open form anew, as if it had been typed. */
type FillForm = (data: unknown, base: undefined) => void;

/** The sections of the page in the open form, if it has any. */
function openSections(): { data: Record<string, unknown>; sections: readonly unknown[] } | undefined {
  const data = formData();
  return data && Array.isArray(data.sections) ? { data, sections: data.sections } : undefined;
}

/** The section that a text of the open form is, wherever it stands by now; undefined for other texts, and once it is gone. */
function sectionOf(text: Element, form = openSections()) {
  const place = form && text.isConnected ? sectionAround(text, form.sections.length, partAt) : undefined;
  return form && place && { ...form, ...place };
}

/** Makes a section of each heading of a text, as it is then. */
function split(text: Element, fill: FillForm): void {
  hidePanel();
  const found = sectionOf(text);
  if (!found) return;
  const { data, sections, at, language } = found;
  fill({ ...data, sections: splitText(sections, at, language) }, undefined);
  setTimeout(() => goToField(`sections[${at}].title.${language}`));
}

function paste(text: Element, editor: SlateEditor, clipboard: DataTransfer, fill: FillForm): void {
  const { blocks, left, joins } = pastedBlocks(clipboard.getData("text/html"), clipboard.getData("text/plain"));
  if (blocks.length > 0 && !insertOrTell(editor, blocks)) return;
  const lost = [...left].map(([what, count]) => ({ text: interpolate(translate(LEFT_OUT[what]), { count }) }));
  const told = [...lost, ...joinedItems(joins)];
  const headings = blocks.filter(({ type }) => type === "heading-three").length;
  const offers =
    headings > 1 && sectionOf(text)
      ? [
          { text: interpolate(translate("headings"), { count: headings }) },
          { text: translate("splitText"), onPress: () => split(text, fill) },
        ]
      : [];
  if (told.length + offers.length === 0) return;
  const title = lost.length > 0 ? "pasted" : joins > 0 ? "pastedChanged" : "pastedWhole";
  hideWithForm(showMessage(title, [...told, ...offers], offers.length > 0 ? "splitHow" : undefined));
}

/**
 * Takes what is pasted into the rich texts of the page, and several lines pasted into others; call once. `fields`: those
 * of the open form.
 */
export function handlePastes(fill: FillForm, fields: () => readonly EditorField<string>[]): void {
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const text = target instanceof Element ? target.closest(RICH_TEXT) : null;
    const editor = text && slateEditorOf(text);
    if (!clipboardData) return;
    if (editor) paste(text, editor, clipboardData, fill);
    else if (
      !isPlainField(target) ||
      !pasteLines(target, clipboardData.getData("text/plain"), (lines) => offerEach(target, lines, fields(), fill))
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("paste", onPaste, { capture: true });
}
