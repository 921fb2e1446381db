// Texts of several lines that are pasted into fields of plain text: Decap CMS's fields would join them unseen.
import { interpolate } from "../../content/interpolate";
import { translate } from "../config/editorWords";
import { fieldNameOf } from "../decap/markup";
import { typeInto } from "../screen/elements";
import { hideWithForm, showMessage, type PanelItem } from "../screen/panel";
import { joinLines } from "./joinLines";

type PlainField = HTMLInputElement | HTMLTextAreaElement;

/** Before an entry of a list, as programs copy it. */
const BULLET = /^[-–*•·▪◦‣]\s+/;

export const isPlainField = (target: EventTarget | null): target is PlainField =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")) &&
  fieldNameOf(target.id) !== "";

/** That lines were joined where they broke within a sentence; nothing if none were. */
export const joinedItems = (joins: number): PanelItem[] =>
  joins > 0 ? [{ text: interpolate(translate("pastedJoined"), { count: joins }) }] : [];

/**
 * Pastes a text of several lines; false if it has one, which the browser pastes. `offer`: what else to do with lines that
 * are all that a field of one line now holds.
 */
export function pasteLines(
  field: PlainField,
  pasted: string,
  offer: (lines: readonly string[]) => readonly PanelItem[] = () => [],
): boolean {
  const { text, joins } = joinLines(pasted.trim());
  const lines = text.split(/\s*\n\s*/).map((line) => line.replace(BULLET, ""));
  if (joins === 0 && (lines.length < 2 || field instanceof HTMLTextAreaElement)) return false;
  const isOne = lines.length > 1 && field instanceof HTMLInputElement;
  const written = isOne ? lines.join(" ") : text;
  const end = field.value.length;
  typeInto(field, written, field.selectionStart ?? end, field.selectionEnd ?? end);
  const one = isOne ? [{ text: interpolate(translate("pastedOneLine"), { count: lines.length }) }] : [];
  const offers = isOne && field.value === written ? offer(lines) : [];
  hideWithForm(showMessage("pastedChanged", [...joinedItems(joins), ...one, ...offers]));
  return true;
}
