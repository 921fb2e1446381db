// Our own buttons at the bottom of the editor's screen.
import { translate } from "../config/editorWords";
import { element } from "./elements";

interface BarButton {
  text: string;
  tone?: "fine" | "wrong" | undefined;
  onPress: () => void;
}

const ID = "editor-bar";

function bar(): HTMLElement {
  const there = document.getElementById(ID);
  if (there) return there;
  const made = Object.assign(element("div"), { id: ID });
  made.setAttribute("aria-live", "polite");
  document.body.append(made);
  return made;
}

/** Adds the bar, with the button that shows the others on phones. */
export function addBar(): void {
  const all = Object.assign(element("button", translate("moreButtons")), { type: "button" });
  const expand = (isExpanded: boolean) => all.setAttribute("aria-expanded", String(isExpanded));
  expand(false);
  bar().prepend(all);
  bar().addEventListener("click", ({ target }) =>
    expand(target === all && all.getAttribute("aria-expanded") === "false"),
  );
}

/** Adds or updates the button with this name, or removes it. */
export function setBarButton(name: string, button: BarButton | undefined): void {
  const old = bar().querySelector<HTMLButtonElement>(`[name="${name}"]`);
  if (!button) return old?.remove();
  const shown = old ?? Object.assign(element("button"), { type: "button", name });
  shown.dataset.tone = button.tone ?? "";
  shown.onclick = button.onPress;
  // Setting unchanged text again could make the live region announce it.
  if (shown.textContent !== button.text) shown.textContent = button.text;
  if (!old) bar().append(shown);
}
