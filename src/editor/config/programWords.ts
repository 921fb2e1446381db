// What Decap CMS's program, mended in src/build/editor/writeEditor.ts, asks for in the editor's language: names of
// buttons that have only a sign, what its lists of choices say to screen readers, and the company's facts in summaries.
import { interpolate } from "../../content/interpolate";
import { WEEKDAYS, weekdayName } from "../../content/weekdays";
import { editorLanguage, translate } from "./editorWords";
import type { EditorConfig } from "./decapConfig";

/** An option as react-select describes it. */
interface FocusedOption {
  label?: string;
  focused?: { label?: string };
  context?: string;
}

const DAY = `(?:${WEEKDAYS.join("|")}|)`;

/** What stands for days and hours, perhaps begun: `Mo · Fr · 09:00 · 18:00`. A person may be called Mo. */
const HOURS = new RegExp(`^${DAY} · ${DAY}( · (?:\\d\\d:\\d\\d)?){2}$`);

/** The program announces drags in English. */
const SILENT = {
  announcements: Object.fromEntries(
    ["onDragStart", "onDragOver", "onDragEnd", "onDragCancel"].map((on) => [on, () => ""]),
  ),
  screenReaderInstructions: { draggable: "" },
};

/** Set before the program is loaded. */
export function programWords(config: Pick<EditorConfig<string>, "facts">) {
  return {
    silent: SILENT,
    /** A summary in words; undefined if nothing in it has been written. */
    complete(text: string): string | undefined {
      if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
      if (HOURS.test(text)) return text.replace(/[A-Z]\w/g, (day) => weekdayName(day, editorLanguage()));
      return interpolate(text.replace(/^ · | · $/g, ""), config.facts ?? {});
    },
    select: {
      placeholder: translate("choose"),
      noOptionsMessage: () => translate("noChoices"),
      screenReaderStatus: () => "",
      ariaLiveMessages: {
        guidance: ({ context }: FocusedOption) => translate(context === "menu" ? "chooseHow" : "openChoices"),
        onChange: ({ label = "" }: FocusedOption) => interpolate(translate("chosen"), { label }),
        onFocus: ({ focused }: FocusedOption) => focused?.label ?? "",
        onFilter: () => "",
      },
    },
  };
}
