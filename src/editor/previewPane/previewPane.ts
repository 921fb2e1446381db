// The preview beside the form: a bar with controls, and the page in one language or both.
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { LANGUAGES } from "../../i18n/languages";
import { translate } from "../config/editorWords";
import { element } from "../screen/elements";
import { previewBar } from "./previewBar";
import { previewFrame } from "./previewFrame";
import { keepView, storedView } from "./previewView";
import type { PreviewRequest } from "./shown";

interface Subject {
  files: PreviewRequest["files"];
  picture: PreviewRequest["picture"];
  /** Paths of the pages that show it, best first. */
  pages: readonly string[];
  /** Texts to scroll to at first: the entry's title in every language, if it has one. */
  titles: readonly string[];
  isDraft: boolean;
  note: string;
}

export interface PreviewPane {
  show(subject: Subject): void;
  /** Scrolls each page to the first of these texts it contains. */
  reveal(texts: readonly string[]): void;
}

/** Renders the preview into an element. `onTap`: a text or picture of the page was tapped. */
export function previewPane(pane: HTMLElement, onTap: PreviewRequest["onTap"]): PreviewPane {
  let view = storedView();
  let subject: Subject | undefined;
  let path: string | undefined;

  const bar = previewBar({
    view,
    onView(change) {
      view = { ...view, ...change };
      keepView(view);
      draw();
    },
    onPage(chosen) {
      path = chosen;
      draw();
    },
  });
  const note = Object.assign(element("p"), { className: "preview-note" });
  note.setAttribute("role", "status");
  const frames = LANGUAGES.map((language) => ({
    language,
    frame: previewFrame(`${translate("frame")}: ${LANGUAGE_TABLE[language].own}`),
  }));
  const stage = element("div", ...frames.map(({ frame }) => frame.box));
  stage.className = "preview-frames";
  pane.className = "preview";
  pane.replaceChildren(bar.element, note, stage);

  function onShown(trouble?: unknown): void {
    note.textContent = trouble === undefined ? (subject?.note ?? "") : translate("trouble");
    if (trouble !== undefined) console.info("The preview is waiting:", trouble);
  }

  function draw(): void {
    if (!subject) return;
    const { pages, files, picture, isDraft } = subject;
    if (!path || !pages.includes(path)) path = pages[0];
    bar.offer(pages, path);
    bar.tellDraft(isDraft);
    for (const { language, frame } of frames) {
      if (path !== undefined && [language, "both"].includes(view.language))
        frame.show({ files, picture, path, language, scheme: view.scheme, onShown, onTap }, view.screen);
      else frame.hide();
    }
  }

  return {
    show(next) {
      if (!subject) frames.forEach(({ frame }) => frame.reveal(next.titles));
      subject = next;
      draw();
    },
    reveal: (texts) => frames.forEach(({ frame }) => frame.reveal(texts)),
  };
}
