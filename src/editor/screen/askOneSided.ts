// Before a save: the other language of a text has not changed. Does it still fit?
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES } from "../../i18n/languages";
import { interpolate } from "../../content/interpolate";
import type { OneSided } from "../save/oneSided";
import type { EditorConfig } from "../config/decapConfig";
import type { EditorNotifier } from "./editorNotifier";
import { goToField } from "./fieldOnPage";
import { labelsTo, placeOf } from "./problemPlace";

/** In milliseconds: until Decap CMS has ended the save and opened the form again. */
const REOPENED = 400;

export const ASK_STYLE = `
dialog.editor-ask { box-sizing: border-box; width: min(640px, calc(100vw - 32px)); padding: 16px 20px; color: #1b1b1f; background: #fff;
  border: 2px solid #1b5fb4; border-radius: 8px; font: 16px/1.45 system-ui, sans-serif; }
.editor-ask h2, .editor-ask h3 { margin: 0 0 8px; font-size: 18px; }
.editor-ask h3 { font-size: 16px; }
.editor-ask div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0 0 8px; }
.editor-ask p { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
.editor-ask b { display: block; }
.editor-ask button { font: inherit; color: inherit; min-height: 44px; margin: 0 8px 12px 0; padding: 8px 12px; background: #f4f2f7;
  border: 1px solid #79747e; border-radius: 6px; cursor: pointer; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** Shows each text in both languages, side by side; resolves with true if all still fit. `file` is below content/. */
export function askOneSided(
  texts: readonly OneSided[],
  file: string,
  config: EditorConfig<string>,
  { say, language: spoken }: Pick<EditorNotifier, "say" | "language">,
): Promise<boolean> {
  const fields = placeOf(file, config)?.fields ?? [];
  return new Promise((resolve) => {
    const dialog = element("dialog");
    const button = (text: string, onPress: () => void) => {
      const made = element("button", text);
      made.type = "button";
      made.addEventListener("click", onPress);
      return made;
    };
    const change = (field: string) => {
      dialog.close();
      setTimeout(() => goToField(field), REOPENED);
    };
    const part = ({ field, unchanged, texts: both }: OneSided) => {
      const named = LANGUAGE_NAMES[unchanged].named[spoken];
      const columns = LANGUAGES.map((language) => {
        const column = element("p", element("b", LANGUAGE_NAMES[language].own), both[language]);
        column.lang = language;
        return column;
      });
      return [
        element("h3", labelsTo(field, fields)),
        element("div", ...columns),
        button(interpolate(say("changeIt"), { language: named }), () => change(`${field}.${unchanged}`)),
      ];
    };
    const fits = button(say("stillFits"), () => dialog.close("fits"));
    dialog.className = "editor-ask";
    dialog.setAttribute("aria-label", say("oneSided"));
    dialog.append(element("h2", say("oneSided")), ...texts.flatMap(part), fits);
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "fits");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
