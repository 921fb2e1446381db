// Adds our own search results, in the panel, to those of Decap CMS.
import type { ContentFile } from "../../content/read/contentFile";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import type { EditorConfig } from "../config/decapConfig";
import { EDITOR_WORDS } from "./editorWords";
import { foundTexts, type FoundText } from "./foundTexts";
import { goTo } from "./goTo";
import { hidePanel, showPanel, type PanelItem } from "./panel";
import { labelsTo, placeOf } from "./problemPlace";

/** As many results as one can scan. */
const MOST = 20;

const LONGEST = 120;

const termOf = (address: string) => /^#\/(?:collections\/[\w-]+\/)?search\/([^?]+)/.exec(address)?.[1];

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function itemOf({ file, field, text }: FoundText, config: EditorConfig<string>): PanelItem {
  const place = placeOf(file, config);
  if (!place) return { about: file, text: short(text) };
  const about = `${place.title} › ${labelsTo(field, place.fields)}`;
  return { about, text: short(text), onPress: () => goTo(place.link, field) };
}

/** Shows matches in the content whenever a search is opened. */
export function answerSearches(
  content: () => Promise<ContentFile[]>,
  config: EditorConfig<string>,
  language: EditorLanguage,
): void {
  let isShown = false;
  async function answer(): Promise<void> {
    const term = termOf(location.hash);
    if (isShown) hidePanel();
    isShown = term !== undefined;
    if (term === undefined) return;
    const found = foundTexts(await content(), config, decodeURIComponent(term));
    const { found: title, foundNothing, foundMore, close } = EDITOR_WORDS;
    const note = found.length > MOST ? foundMore[language] : undefined;
    const items = found.slice(0, MOST).map((one) => itemOf(one, config));
    const nothing = [{ text: foundNothing[language] }];
    showPanel({
      title: title[language],
      items: items.length > 0 ? items : nothing,
      note,
      close: close[language],
      isCalm: true,
    });
  }
  addEventListener("hashchange", () => void answer());
}
