// Our own buttons at the bottom of the editor's screen.

export interface BarButton {
  text: string;
  tone?: "fine" | "wrong" | undefined;
  onPress: () => void;
}

const ID = "editor-bar";

/** With at least two buttons besides the one that shows them on phones, where all would cover much of the form. */
const SEVERAL = `#${ID}:has(button:nth-of-type(3))`;

/** Beside the panel on wide screens, beneath it on phones. */
export const BAR_STYLE = `
#${ID} { position: fixed; z-index: 99999; left: 8px; bottom: 8px; display: flex; flex-wrap: wrap; gap: 8px; max-width: calc(100vw - 16px); }
#${ID} button { font: 600 14px/1.3 system-ui, sans-serif; min-height: 44px; padding: 8px 14px; color: #1b1b1f; background: #fff7d6;
  border: 1px solid #79747e; border-radius: 22px; box-shadow: 0 2px 8px #0003; cursor: pointer; text-align: left; }
#${ID} button[data-tone=fine] { background: #e3f4e5; }
#${ID} button[data-tone=wrong] { background: #b3261e; color: #fff; }
#${ID} button:focus-visible { outline: 3px solid #1b5fb4; outline-offset: 1px; }
#${ID} [aria-expanded] { display: none; }
@media (max-width: 799px) {
  ${SEVERAL} [aria-expanded] { display: block; }
  ${SEVERAL}:has([aria-expanded=false]) button:not([aria-expanded], [data-tone=wrong]) { display: none; }
}
`;

function bar(): HTMLElement {
  const there = document.getElementById(ID);
  if (there) return there;
  const made = document.createElement("div");
  made.id = ID;
  made.setAttribute("aria-live", "polite");
  document.body.append(made);
  return made;
}

/** Adds the bar; `more`: the text of the button that shows the others on phones. */
export function addBar(more: string): void {
  const button = document.createElement("button");
  const expand = (isExpanded: boolean) => button.setAttribute("aria-expanded", String(isExpanded));
  button.type = "button";
  button.textContent = more;
  expand(false);
  bar().prepend(button);
  bar().addEventListener("click", ({ target }) =>
    expand(target === button && button.getAttribute("aria-expanded") === "false"),
  );
}

/** Adds or updates the button with this name, or removes it. */
export function setBarButton(name: string, button: BarButton | undefined): void {
  const old = bar().querySelector<HTMLButtonElement>(`[name="${name}"]`);
  if (!button) return old?.remove();
  const shown = old ?? document.createElement("button");
  shown.type = "button";
  shown.name = name;
  shown.dataset.tone = button.tone ?? "";
  shown.onclick = button.onPress;
  // Setting unchanged text again could make the live region announce it.
  if (shown.textContent !== button.text) shown.textContent = button.text;
  if (!old) bar().append(shown);
}
