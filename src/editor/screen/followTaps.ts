// Leads from a text or picture tapped in the preview to its field.
import type { EditorLanguage } from "../../i18n/editorLanguages";
import type { EditorConfig } from "../config/decapConfig";
import type { TextPlace } from "../previewPane/shown";
import { decapStore } from "../save/decapStore";
import { EDITOR_WORDS } from "./editorWords";
import { goToField } from "./fieldOnPage";
import { goTo } from "./goTo";
import { showForm } from "./layoutStyle";
import { showPanel } from "./panel";
import { placeOf } from "./problemPlace";

/** The field, or, if the form does not show it, the closest that it shows. */
function goToNearest(field: string): void {
  const steps = field.split(/\.(?=[^.]+$)/);
  if (!goToField(field) && steps.length > 1) goToNearest(steps[0] ?? "");
}

/** `open`: the file in the form, below content/. */
export function followTap(
  { file, field }: TextPlace,
  open: string,
  config: EditorConfig<string>,
  spoken: EditorLanguage,
): unknown {
  if (file === open) {
    showForm();
    // Where the preview covered the form, Decap CMS draws the form anew.
    return setTimeout(() => goToNearest(field));
  }
  const place = placeOf(file, config);
  if (!place) return undefined;
  const onPress = () => goTo(place.link, field);
  if (!decapStore()?.getState().entryDraft.get("hasChanged")) return onPress();
  const { tapped, tappedOpen, tappedHow, close } = EDITOR_WORDS;
  showPanel({
    title: tapped[spoken],
    items: [{ about: tappedOpen[spoken], text: place.title, onPress }],
    note: tappedHow[spoken],
    close: close[spoken],
    isCalm: true,
  });
}
