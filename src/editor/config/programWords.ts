// What Decap CMS's program, mended in src/build/editor/writeEditor.ts, asks for in the editor's language: names of
// buttons that have only a sign, what its lists of choices say to screen readers, and the company's facts in summaries.
import { interpolate } from "../../content/interpolate";
import { weekdayName } from "../../content/weekdays";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { EDITOR_WORDS } from "./editorWords";
import type { EditorConfig } from "./decapConfig";

/** An option as react-select describes it. */
interface Told {
  label?: string;
  focused?: { label?: string };
  context?: string;
}

/** Set before the program is loaded. */
export function programWords(config: Pick<EditorConfig<string>, "facts">, language: EditorLanguage) {
  const { expand, collapse, move, removeItem, choose, noChoices, chooseHow, openChoices, chosen } = EDITOR_WORDS;
  return {
    expand: expand[language],
    collapse: collapse[language],
    move: move[language],
    remove: removeItem[language],
    complete: (text: string) =>
      interpolate(text, config.facts ?? {})
        .split(" · ")
        .map((part) => weekdayName(part, language))
        .join(" · "),
    select: {
      placeholder: choose[language],
      noOptionsMessage: () => noChoices[language],
      screenReaderStatus: () => "",
      ariaLiveMessages: {
        guidance: ({ context }: Told) => (context === "menu" ? chooseHow : openChoices)[language],
        onChange: ({ label = "" }: Told) => interpolate(chosen[language], { label }),
        onFocus: ({ focused }: Told) => focused?.label ?? "",
        onFilter: () => "",
      },
    },
  };
}
