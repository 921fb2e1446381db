// Our own buttons at the bottom of the editor's screen.

export interface BarButton {
  text: string;
  tone?: "fine" | "wrong" | undefined;
  onPress: () => void;
}

const ID = "editor-bar";

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
