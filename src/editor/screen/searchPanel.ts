// The editor's search: a field in the panel, and below it what contains the words, as one types.
import type { ContentFile } from "../../content/read/contentFile";
import type { EditorConfig } from "../config/decapConfig";
import { setBarButton } from "./editorBar";
import { translate } from "../config/editorWords";
import { element } from "./elements";
import { foundTexts, type FoundText } from "./foundTexts";
import { goTo } from "./goTo";
import { fillPanel, showMessage, type PanelItem } from "./panel";
import { labelsTo, placeOf } from "./problemPlace";
import { focusShown } from "../../platform/focusShown";

/** As many results as one can scan. */
const MOST = 20;

const LONGEST = 120;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function itemOf({ file, field, text }: FoundText, config: EditorConfig<string>): PanelItem {
  const place = placeOf(file, config);
  if (!place) return { about: file, text: short(text) };
  const about = `${place.title} › ${labelsTo(field, place.fields)}`;
  return { about, text: short(text), onPress: () => goTo(place.link, field) };
}

/** Adds the button that opens the search; call after sign-in. */
export function offerSearch(content: () => Promise<ContentFile[]>, config: EditorConfig<string>): void {
  function open(): void {
    const input = Object.assign(element("input"), { type: "search", autocomplete: "off" });
    input.setAttribute("aria-label", translate("search"));
    const panel = showMessage("search", [], undefined, input);

    async function answer(): Promise<void> {
      const term = input.value;
      const found = foundTexts(await content(), config, term);
      if (input.value !== term) return;
      const items = found.slice(0, MOST).map((one) => itemOf(one, config));
      if (items.length === 0 && term.trim() !== "") items.push({ text: translate("foundNothing") });
      if (found.length > MOST) items.push({ text: translate("foundMore") });
      fillPanel(panel, items);
    }
    input.addEventListener("input", () => void answer());
    focusShown(input, null);
  }
  setBarButton("search", { text: translate("search"), onPress: open });
}
