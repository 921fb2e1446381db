// Our own panel beside Decap CMS's form: a list of messages and actions.
import { say, type EditorWord } from "../config/editorWords";
import { button, element } from "./elements";

export interface PanelItem {
  /** The subject of the text, such as a field. */
  about?: string;
  text: string;
  onPress?: () => void;
}

const ID = "editor-panel";

/** Above Decap CMS's own layers; at the bottom of phone screens, beside the form elsewhere. */
export const PANEL_STYLE = `
#${ID} { position: fixed; z-index: 100000; right: 16px; bottom: 16px; box-sizing: border-box; width: min(440px, calc(100vw - 32px));
  max-height: min(70vh, 640px); overflow: auto; padding: 16px 20px; background: #fff; color: #1b1b1f;
  border: 2px solid #b3261e; border-radius: 8px; box-shadow: 0 8px 32px #0005; font: 16px/1.45 system-ui, sans-serif; }
@media (max-width: 799px) { #${ID}[role=alert] { max-height: 50vh; } }
#${ID}[role=region] { border-color: #1b5fb4; }
#${ID} h2 { margin: 0 0 8px; font-size: 18px; font-weight: 700; }
#${ID} ul { margin: 0 0 12px; padding: 0; list-style: none; }
#${ID} li { margin: 0 0 4px; overflow-wrap: anywhere; }
#${ID} b { display: block; }
#${ID} p { margin: 0 0 12px; }
#${ID} input { box-sizing: border-box; width: 100%; min-height: 44px; margin: 0 0 12px; padding: 8px 12px; font: inherit; border: 1px solid #79747e; border-radius: 6px; }
#${ID} button { font: inherit; color: inherit; min-height: 44px; padding: 8px 12px; background: #f4f2f7; border: 1px solid #79747e;
  border-radius: 6px; cursor: pointer; }
#${ID} li button { width: 100%; text-align: left; }
#${ID} :is(button, input):focus-visible { outline: 3px solid #1b5fb4; outline-offset: 1px; }
`;

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
    element("h2", say(title)),
    ...(head ? [head] : []),
    element("ul", ...items.map(itemElement)),
    ...(note ? [element("p", say(note))] : []),
    button(hidePanel, say("close")),
  );
  panel.id = ID;
  panel.setAttribute("role", role);
  panel.setAttribute("aria-label", say(title));
  document.body.append(panel);
  return panel;
}

type Shown = [title: EditorWord, items: readonly PanelItem[], note?: EditorWord, head?: Node];

/** Shows an error, which screen readers announce. */
export const alertPanel = (...shown: Shown): HTMLElement => showPanel("alert", ...shown);

/** Shows something to know or to choose. */
export const tell = (...shown: Shown): HTMLElement => showPanel("region", ...shown);
