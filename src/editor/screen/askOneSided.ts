// Before a save: the other language of a text, or another picture of a scene, has not changed. Does it still fit?
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { LANGUAGES } from "../../i18n/languages";
import { interpolate } from "../../content/interpolate";
import type { OneSided, OneSidedAnswer } from "../save/oneSided";
import type { EditorConfig } from "../config/decapConfig";
import { ask, pair } from "./askDialog";
import { button, element } from "./elements";
import { editorLanguage, translate } from "../config/editorWords";
import { goBackTo } from "./fieldOnPage";
import { labelsTo, placeOf } from "./problemPlace";

/** Shows each text in both languages, and names each picture; resolves with whether all still fit. `file` is below content/. */
export async function askOneSided(
  texts: readonly OneSided[],
  pictures: readonly string[],
  file: string,
  config: EditorConfig<string>,
): Promise<OneSidedAnswer> {
  const fields = placeOf(file, config)?.fields ?? [];
  const { answer } = ask(translate(texts.length > 0 ? "oneSided" : "sceneLeft"), (close) => {
    const goTo = (field: string) => () => {
      close();
      void goBackTo(field);
    };
    const part = ({ field, unchanged, texts: both }: OneSided) => {
      const named = LANGUAGE_TABLE[unchanged].named[editorLanguage()];
      const columns = LANGUAGES.map((language) => {
        const column = element("p", element("b", LANGUAGE_TABLE[language].own), both[language]);
        column.lang = language;
        return column;
      });
      const words = interpolate(translate("changeIt"), { language: named });
      return [element("h3", labelsTo(field, fields)), pair(...columns), button(goTo(`${field}.${unchanged}`), words)];
    };
    const scene = pictures.flatMap((field) => [
      element("h3", labelsTo(field, fields)),
      button(goTo(field), translate("changePicture")),
    ]);
    const later = texts.length > 0 ? [button(() => close("later"), translate("translateLater"))] : [];
    return [...texts.flatMap(part), ...scene, button(() => close("fits"), translate("stillFits")), ...later];
  });
  const chosen = await answer;
  return chosen === "fits" || chosen === "later" ? chosen : undefined;
}
