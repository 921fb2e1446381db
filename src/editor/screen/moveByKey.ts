// Moves an element of a list by the arrow keys on its handle, and says where it is then.
import { interpolate } from "../../content/interpolate";
import { focusShown } from "../../platform/focusShown";
import { translate } from "../config/editorWords";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const handleOf = (id: string) => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);

/** Which one of the elements it is in the list as it is drawn now, from 1. */
function placeOf(id: string, ids: readonly string[]): number {
  const handle = handleOf(id);
  const isBefore = (one: HTMLElement | null) =>
    one && handle && one.compareDocumentPosition(handle) & Node.DOCUMENT_POSITION_FOLLOWING;
  return 1 + ids.filter((one) => isBefore(handleOf(one))).length;
}

/** Set before its text, so that it is announced. */
function region(): HTMLElement {
  const there = document.getElementById("editor-moved");
  if (there) return there;
  const made = Object.assign(document.createElement("div"), { id: "editor-moved" });
  made.setAttribute("role", "status");
  document.body.append(made);
  return made;
}

/** `ids`: the elements' ids in their order; a key pressed on the handle of an inner list is that list's. */
export function moveByKey(
  event: Pick<KeyboardEvent, "key" | "target" | "preventDefault">,
  ids: readonly string[],
  move: (places: { oldIndex: number; newIndex: number }) => void,
): void {
  const { key, target } = event;
  const id = target instanceof HTMLElement ? (target.dataset.item ?? "") : "";
  const [oldIndex, step] = [ids.indexOf(id), STEPS[key]];
  if (oldIndex < 0 || step === undefined) return;
  event.preventDefault();
  const newIndex = oldIndex + step;
  if (newIndex < 0 || newIndex >= ids.length) return;
  const told = region();
  move({ oldIndex, newIndex });
  // The program draws the list anew, which takes the focus away.
  setTimeout(() => {
    focusShown(handleOf(id), null);
    told.textContent = interpolate(translate("moved"), { place: placeOf(id, ids), count: ids.length });
  });
}
