// The controls above the preview: page, language, screen, and colors.
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { LANGUAGES } from "../../i18n/languages";
import { translate, type EditorWord } from "../config/editorWords";
import { pageName } from "../config/previewPages";
import { element } from "../screen/elements";
import { VIEWS, type View } from "./previewView";

interface PreviewBar {
  element: HTMLElement;
  /** Sets the list of pages, by path. */
  offer(paths: readonly string[], chosen: string | undefined): void;
  /** Shows or hides the note that visitors do not see this yet. */
  tellDraft(isDraft: boolean): void;
}

interface Choices {
  view: View;
  onView: (change: Partial<View>) => void;
  onPage: (path: string) => void;
}

const LANGUAGE_OPTIONS: Record<string, string> = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_TABLE[language].own]),
);

export function previewBar({ view, onView, onPage }: Choices): PreviewBar {
  function choice(name: keyof View, value: string): HTMLElement {
    const input = Object.assign(element("input"), { type: "radio", name, value, checked: view[name] === value });
    input.addEventListener("change", () => onView({ [name]: value }));
    return element("label", input, LANGUAGE_OPTIONS[value] ?? translate(value as EditorWord));
  }

  const offered = (Object.keys(VIEWS) as (keyof View)[]).filter((name) => name !== "language" || LANGUAGES.length > 1);
  const choices = offered.map((name) => {
    const set = element(
      "fieldset",
      element("legend", translate(name)),
      ...VIEWS[name].map((value) => choice(name, value)),
    );
    set.dataset.choice = name;
    return set;
  });
  const pages = element("select");
  pages.setAttribute("aria-label", translate("page"));
  pages.addEventListener("change", () => onPage(pages.value));
  const draft = Object.assign(element("strong", translate("draft")), { hidden: true });
  const bar = element("form", draft, pages, ...choices);
  bar.className = "preview-bar";
  bar.setAttribute("aria-label", translate("bar"));
  return {
    element: bar,
    offer(paths, chosen = "") {
      const listed = [...pages.options].map(({ value }) => value);
      const option = (value: string) => Object.assign(element("option"), { value, text: pageName(value) });
      // Replacing the options would close an open list.
      if (listed.join() !== paths.join()) pages.replaceChildren(...paths.map(option));
      pages.value = chosen;
      pages.hidden = paths.length < 2;
    },
    tellDraft(isDraft) {
      draft.hidden = !isDraft;
    },
  };
}
