// Our own panel beside Decap CMS's form: a list of messages and actions.
import { translate, type EditorWord } from "../config/editorWords";
import { button, element } from "./elements";

export interface PanelItem {
  /** The subject of the text, such as a field. */
  about?: string;
  text: string;
  onPress?: () => void;
}

const ID = "editor-panel";

function itemElement({ about, text, onPress }: PanelItem): HTMLElement {
  const words = [...(about ? [element("b", about)] : []), text];
  return onPress ? element("li", button(onPress, ...words)) : element("li", ...words);
}

export const isPanelShown = (): boolean => document.getElementById(ID) !== null;

export const hidePanel = (): void => document.getElementById(ID)?.remove();

/** Hides the panel if it shows an error. */
export const hideAlert = (): void => document.querySelector(`#${ID}[role=alert]`)?.remove();

/** Replaces the list of a panel that is shown. */
export const fillPanel = (panel: HTMLElement, items: readonly PanelItem[]): void =>
  panel.querySelector("ul")?.replaceChildren(...items.map(itemElement));

/** Replaces the panel; `note` stands below the list, and `head` above it. */
function showPanel(role: string, title: EditorWord, items: readonly PanelItem[], note?: EditorWord, head?: Node) {
  hidePanel();
  const panel = element(
    "section",
    element("h2", translate(title)),
    ...(head ? [head] : []),
    element("ul", ...items.map(itemElement)),
    ...(note ? [element("p", translate(note))] : []),
    button(hidePanel, translate("close")),
  );
  panel.id = ID;
  panel.setAttribute("role", role);
  panel.setAttribute("aria-label", translate(title));
  document.body.append(panel);
  return panel;
}

/** A question about leaving a form may lead back to it. */
const LEAVE_MS = 300;

/** Takes a panel away once the editor has left the addresses that it is about. */
export function hideElsewhere(panel: HTMLElement, isHere: () => boolean): void {
  const look = () => {
    if (isHere() && panel.isConnected) return;
    panel.remove();
    removeEventListener("hashchange", leave);
  };
  const leave = () => void setTimeout(look, LEAVE_MS);
  addEventListener("hashchange", leave);
}

/** A form's address, without what it begins with. */
const formOf = (hash: string) => hash.split("?")[0];

/** Takes a panel away once the open form has been left. */
export function hideWithForm(panel: HTMLElement): void {
  const form = formOf(location.hash);
  hideElsewhere(panel, () => formOf(location.hash) === form);
}

type PanelContent = [title: EditorWord, items: readonly PanelItem[], note?: EditorWord, head?: Node];

/** Shows an error, which screen readers announce. */
export const alertPanel = (...shown: PanelContent): HTMLElement => showPanel("alert", ...shown);

/** Shows something to know or to choose. */
export const showMessage = (...shown: PanelContent): HTMLElement => showPanel("region", ...shown);
