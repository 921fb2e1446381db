// Stands in front of Decap CMS's own way to paste into a rich text, which breaks the form at a picture or in a list, and
// drops links.
import { interpolate } from "../../content/interpolate";
import { translate, type EditorWord } from "../config/editorWords";
import { RICH_TEXT } from "../decap/markup";
import { decapStore, isMap, mapIn } from "../decap/decapStore";
import { isRecord } from "../../content/isRecord";
import { goToField, partAt } from "../screen/fieldOnPage";
import { alertPanel, hidePanel, showMessage } from "../screen/panel";
import { sectionAround, splitText } from "./splitText";
import type { PasteLoss } from "./leftOut";
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
export type FillForm = (data: unknown, base: undefined) => void;

/** Makes sections of the page's text that one has pasted a document into; undefined where there are none to make. */
function splitter(text: Element, fill: FillForm): (() => void) | undefined {
  const form = () => mapIn(decapStore()?.getState().entryDraft, "entry")?.getIn(["data"]);
  const dataOf = (map: unknown) => (isMap(map) ? map.toJS() : undefined);
  const data = dataOf(form());
  const sections = isRecord(data) && Array.isArray(data.sections) ? data.sections : [];
  const place = sectionAround(text, sections.length, partAt);
  if (!place) return undefined;
  return () => {
    // What was typed since is in it.
    const now = dataOf(form());
    if (!isRecord(now) || !Array.isArray(now.sections)) return;
    fill({ ...now, sections: splitText(now.sections, place.at, place.language) }, undefined);
    hidePanel();
    setTimeout(() => goToField(`sections[${place.at}].title.${place.language}`));
  };
}

function paste(editor: SlateEditor, html: string, plain: string, split: (() => void) | undefined): void {
  const { blocks, left } = pastedBlocks(html, plain);
  if (blocks.length > 0 && !insertOrTell(editor, blocks)) return;
  const told = [...left].map(([what, count]) => ({ text: interpolate(translate(LEFT_OUT[what]), { count }) }));
  const headings = blocks.filter(({ type }) => type === "heading-three").length;
  const offers =
    split && headings > 1
      ? [
          { text: interpolate(translate("headings"), { count: headings }) },
          { text: translate("splitText"), onPress: split },
        ]
      : [];
  if (told.length + offers.length > 0)
    showMessage(
      told.length > 0 ? "pasted" : "pastedWhole",
      [...told, ...offers],
      offers.length > 0 ? "splitHow" : undefined,
    );
}

/** Takes what is pasted into the rich texts of the page; call once. */
export function handlePastes(fill: FillForm): void {
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const text = target instanceof Element ? target.closest(RICH_TEXT) : null;
    const editor = text && slateEditorOf(text);
    if (!editor || !clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    paste(editor, clipboardData.getData("text/html"), clipboardData.getData("text/plain"), splitter(text, fill));
  };
  document.addEventListener("paste", onPaste, { capture: true });
}
