// The controls above the preview: page, language, screen, and colors.
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES } from "../../i18n/languages";
import { say, type EditorWord } from "../config/editorWords";
import { pageName } from "../config/previewPages";
import { VIEWS, type View } from "./previewView";

export interface PreviewBar {
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
  LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language].own]),
);

/** Creates the bar in a document. */
export function previewBar(where: Document, { view, onView, onPage }: Choices): PreviewBar {
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) => {
    const made = where.createElement(tag);
    made.append(...children);
    return made;
  };

  function choice(name: keyof View, value: string): HTMLElement {
    const input = Object.assign(make("input"), { type: "radio", name, value, checked: view[name] === value });
    input.addEventListener("change", () => onView({ [name]: value }));
    return make("label", input, LANGUAGE_OPTIONS[value] ?? say(value as EditorWord));
  }

  const choices = (Object.keys(VIEWS) as (keyof View)[]).map((name) => {
    const set = make("fieldset", make("legend", say(name)), ...VIEWS[name].map((value) => choice(name, value)));
    set.dataset.choice = name;
    return set;
  });
  const pages = make("select");
  pages.setAttribute("aria-label", say("page"));
  pages.addEventListener("change", () => onPage(pages.value));
  const draft = Object.assign(make("strong", say("draft")), { hidden: true });
  const element = make("form", draft, pages, ...choices);
  element.className = "preview-bar";
  element.setAttribute("aria-label", say("bar"));
  return {
    element,
    offer(paths, chosen = "") {
      const offered = [...pages.options].map(({ value }) => value);
      const option = (value: string) => Object.assign(make("option"), { value, text: pageName(value) });
      // Replacing the options would close an open list.
      if (offered.join() !== paths.join()) pages.replaceChildren(...paths.map(option));
      pages.value = chosen;
      pages.hidden = paths.length < 2;
    },
    tellDraft(isDraft) {
      draft.hidden = !isDraft;
    },
  };
}
