// The choices above the preview: which page, which language, which screen, which colors.
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES } from "../../i18n/languages";
import { pageName } from "./previewPages";
import { VIEWS, type View } from "./previewView";
import { PREVIEW_WORDS, type PreviewWord } from "./previewWords";

export interface PreviewBar {
  element: HTMLElement;
  /** Offers pages, by their paths. */
  offer(paths: readonly string[], chosen: string | undefined): void;
  /** Says whether visitors do not see yet what is shown. */
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

/** A bar for a document, in the editor's language. */
export function previewBar(where: Document, spoken: EditorLanguage, { view, onView, onPage }: Choices): PreviewBar {
  const say = (word: PreviewWord) => PREVIEW_WORDS[word][spoken];
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) => {
    const made = where.createElement(tag);
    made.append(...children);
    return made;
  };

  function choice(name: keyof View, value: string): HTMLElement {
    const input = Object.assign(make("input"), { type: "radio", name, value, checked: view[name] === value });
    input.addEventListener("change", () => onView({ [name]: value }));
    return make("label", input, LANGUAGE_OPTIONS[value] ?? say(value as PreviewWord));
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
      const option = (value: string) => Object.assign(make("option"), { value, text: pageName(value, spoken) });
      // Drawn anew, an open list would close.
      if (offered.join() !== paths.join()) pages.replaceChildren(...paths.map(option));
      pages.value = chosen;
      pages.hidden = paths.length < 2;
    },
    tellDraft(isDraft) {
      draft.hidden = !isDraft;
    },
  };
}
