// Before a save: figures of a house that are far from the other houses'. Are they right?
import { interpolate } from "../../content/interpolate";
import { formatWhole, wholeDollars } from "../../i18n/format";
import type { EditorConfig } from "../config/decapConfig";
import { siteLanguage, translate } from "../config/editorWords";
import type { UnusualFigure } from "../save/unusualFigures";
import { ask } from "./askDialog";
import { button, element } from "./elements";
import { goBackTo } from "./fieldOnPage";
import { labelsTo, placeOf } from "./problemPlace";

/** Shows each figure beside the others'; resolves with true if all are right. `file` is below content/. */
export async function askUnusual(
  figures: readonly UnusualFigure[],
  file: string,
  config: EditorConfig<string>,
): Promise<boolean> {
  const fields = placeOf(file, config)?.fields ?? [];
  const { answer } = ask(translate("unusual"), (close) => {
    const part = ({ field, value, least, most }: UnusualFigure) => {
      const format = field.startsWith("deal") ? wholeDollars : formatWhole;
      const written = (figure: number) => format(figure, siteLanguage());
      const correct = () => {
        close();
        void goBackTo(field);
      };
      const texts = { value: written(value), least: written(least), most: written(most) };
      return [
        element("h3", labelsTo(field, fields)),
        element("p", interpolate(translate("unusualFigure"), texts)),
        button(correct, translate("changeFigure")),
      ];
    };
    return [...figures.flatMap(part), button(() => close("fits"), translate("unusualFits"))];
  });
  return (await answer) === "fits";
}
