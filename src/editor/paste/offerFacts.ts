// The company's facts, which texts name in double braces, go where one writes: by a button, and by names in words.
import { FACT_NAMES } from "../../content/facts";
import type { EditorConfig } from "../config/decapConfig";
import { editorLanguage, translate } from "../config/editorWords";
import { labelOf } from "../config/labels";
import { languageOfField, RICH_TEXT } from "../decap/markup";
import { focusShown } from "../../platform/focusShown";
import { setBarButton } from "../screen/editorBar";
import { typeInto } from "../screen/elements";
import { hidePanel, showMessage } from "../screen/panel";
import { insertOrTell } from "./handlePastes";
import { slateEditorOf } from "./slateEditor";

const isLine = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The text that an element belongs to; undefined for fields that are not texts of a page. */
function textAround(element: Element): HTMLElement | undefined {
  const rich = element.closest<HTMLElement>(RICH_TEXT);
  if (rich) return rich;
  return isLine(element) && languageOfField(element.id) ? element : undefined;
}

/** Writes a fact's name where the caret is, or was, or at the end of the text. */
export function insertFact(text: HTMLElement, name: string, place: "caret" | "end" = "caret"): void {
  const written = `{{${name}}}`;
  if (isLine(text)) {
    const end = text.value.length;
    const [from, to] = place === "end" ? [end, end] : [text.selectionStart ?? end, text.selectionEnd ?? end];
    typeInto(text, written, from, to);
  } else {
    const editor = slateEditorOf(text);
    if (editor) insertOrTell(editor, [{ type: "paragraph", children: [{ text: written }] }], place);
  }
  focusShown(text, "nearest");
}

/** Shows the button once a text of the open form has been written in; call once. */
export function offerFacts(config: Pick<EditorConfig<string>, "facts">): void {
  let text: HTMLElement | undefined;
  /** Decap CMS moves the caret of a line that is left. */
  let left: readonly [from: number | null, to: number | null] = [null, null];

  function choose(): void {
    const items = FACT_NAMES.map((name) => ({
      about: labelOf(name)[editorLanguage()],
      text: config.facts?.[name] ?? `{{${name}}}`,
      onPress: () => {
        hidePanel();
        if (!text?.isConnected) return;
        if (isLine(text)) text.setSelectionRange(...left);
        insertFact(text, name);
      },
    }));
    showMessage("insertFact", items, "insertFactHow");
  }

  const show = () =>
    setBarButton("facts", text?.isConnected ? { text: translate("insertFact"), onPress: choose } : undefined);
  document.addEventListener("focusin", ({ target }) => {
    const written = target instanceof Element ? textAround(target) : undefined;
    if (!written) return;
    text = written;
    show();
  });
  const noteCaret = ({ target }: FocusEvent) => {
    if (target === text && text && isLine(text)) left = [text.selectionStart, text.selectionEnd];
  };
  document.addEventListener("focusout", noteCaret, { capture: true });
  addEventListener("hashchange", () => {
    text = undefined;
    show();
  });
}
