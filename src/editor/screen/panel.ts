// Our own part of the editor's screen: a list of what to do, beside Decap CMS's form.

export interface PanelItem {
  /** What the text is about, such as a field. */
  about?: string;
  text: string;
  /** What pressing it does. */
  onPress?: () => void;
}

export interface PanelContent {
  title: string;
  items: readonly PanelItem[];
  /** Below the list. */
  note?: string;
  /** Label of the button that closes it. */
  close: string;
  /** It offers something; nothing went wrong. */
  isCalm?: boolean;
}

const ID = "editor-panel";

/** Small, readable on every ground, above Decap CMS's own layers; at the foot of phones, beside the form elsewhere. */
export const PANEL_STYLE = `
#${ID} { position: fixed; z-index: 100000; right: 16px; bottom: 16px; box-sizing: border-box; width: min(440px, calc(100vw - 32px));
  max-height: min(70vh, 640px); overflow: auto; padding: 16px 20px; background: #fff; color: #1b1b1f;
  border: 2px solid #b3261e; border-radius: 8px; box-shadow: 0 8px 32px #0005; font: 16px/1.45 system-ui, sans-serif; }
@media (max-width: 799px) { #${ID}[role=alert] { max-height: 50vh; } }
#${ID}[role=region] { border-color: #1b5fb4; }
#${ID} h2 { margin: 0 0 8px; font-size: 18px; font-weight: 700; }
#${ID} ul { margin: 0 0 12px; padding: 0; list-style: none; }
#${ID} li { margin: 0 0 4px; }
#${ID} b { display: block; }
#${ID} p { margin: 0 0 12px; }
#${ID} button { font: inherit; color: inherit; min-height: 44px; padding: 8px 12px; background: #f4f2f7; border: 1px solid #79747e;
  border-radius: 6px; cursor: pointer; }
#${ID} li button { width: 100%; text-align: left; }
#${ID} button:focus-visible { outline: 3px solid #1b5fb4; outline-offset: 1px; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

function itemElement({ about, text, onPress }: PanelItem): HTMLElement {
  const words = [...(about ? [element("b", about)] : []), text];
  if (!onPress) return element("li", ...words);
  const button = element("button", ...words);
  button.type = "button";
  button.addEventListener("click", onPress);
  return element("li", button);
}

export const isPanelShown = (): boolean => document.getElementById(ID) !== null;

/** Takes the panel away. */
export const hidePanel = (): void => document.getElementById(ID)?.remove();

/** Takes the panel away when it tells that something went wrong. */
export const hideAlert = (): void => document.querySelector(`#${ID}[role=alert]`)?.remove();

/** Shows the panel in place of what it has shown before, and reads it out. */
export function showPanel({ title, items, note, close, isCalm = false }: PanelContent): HTMLElement {
  hidePanel();
  const closing = element("button", close);
  closing.type = "button";
  closing.addEventListener("click", hidePanel);
  const list = element("ul", ...items.map(itemElement));
  const panel = element("section", element("h2", title), list, ...(note ? [element("p", note)] : []), closing);
  panel.id = ID;
  panel.setAttribute("role", isCalm ? "region" : "alert");
  panel.setAttribute("aria-label", title);
  document.body.append(panel);
  return panel;
}
