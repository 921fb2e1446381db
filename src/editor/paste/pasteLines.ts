// Texts of several lines that are pasted into fields of plain text: Decap CMS's fields would join them unseen.
import { interpolate } from "../../content/interpolate";
import { translate } from "../config/editorWords";
import { fieldNameOf } from "../decap/markup";
import { typeInto } from "../screen/elements";
import { showMessage, type PanelItem } from "../screen/panel";
import { joinLines } from "./joinLines";

type PlainField = HTMLInputElement | HTMLTextAreaElement;

/** A field of the form that holds plain text. */
export const isPlainField = (target: EventTarget | null): target is PlainField =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")) &&
  fieldNameOf(target.id) !== "";

/** That lines were joined where they broke within a sentence; nothing if none were. */
export const joinedItems = (joins: number): PanelItem[] =>
  joins > 0 ? [{ text: interpolate(translate("pastedJoined"), { count: joins }) }] : [];

/** Pastes a text of several lines; false if it has one, which the browser pastes. */
export function pasteLines(field: PlainField, pasted: string): boolean {
  const { text, joins } = joinLines(pasted.trim());
  const lines = text.split(/\s*\n\s*/);
  if (joins === 0 && (lines.length < 2 || field instanceof HTMLTextAreaElement)) return false;
  const written = field instanceof HTMLTextAreaElement ? text : lines.join(" ");
  const end = field.value.length;
  typeInto(field, written, field.selectionStart ?? end, field.selectionEnd ?? end);
  const isOne = lines.length > 1 && field instanceof HTMLInputElement;
  const one = isOne ? [{ text: interpolate(translate("pastedOneLine"), { count: lines.length }) }] : [];
  showMessage("pastedChanged", [...joinedItems(joins), ...one]);
  return true;
}
