// Names for who cannot see: the buttons of a list's item carry the item, the fields of a text its label and language.
import { LANGUAGES } from "../../i18n/languages";
import { translate } from "../config/editorWords";
import { DATE_TIME, labelsNamed, part, RICH_TEXT, ROOT_ID } from "../decap/markup";
import { labelsAround } from "./fieldOnPage";

function name(control: Element | null | undefined, ...words: string[]): void {
  const label = words.filter(Boolean).join(": ");
  if (control && control.getAttribute("aria-label") !== label) control.setAttribute("aria-label", label);
}

/** `place`: from 1, for an item that has no title yet. */
function nameItem(head: Element, place: number): void {
  const title = head.parentElement?.querySelector(`:scope > ${part("groupHead")}`);
  const item = title?.textContent?.trim() || `${place}`;
  const [first, ...others] = head.querySelectorAll("button");
  const isCollapsed = title !== null && title !== undefined && getComputedStyle(title).display !== "none";
  if (others.length > 0) name(first, translate(isCollapsed ? "expand" : "collapse"), item);
  name(head.querySelector("[data-item]"), translate("move"), item);
  name(others.at(-1) ?? first, translate("removeItem"), item);
}

/** The buttons that open a group or list, and that add to one, say what they already say, and which one it is. */
function nameHead(head: Element): void {
  const label = labelsAround(head).at(-1) ?? "";
  const [toggle, add] = head.querySelectorAll("button");
  name(toggle, (toggle?.getAttribute("aria-label") ?? "").split(": ")[0] ?? "", label);
  const words = add?.textContent ?? "";
  // The button of an optional group carries its label already.
  if (!label.toLowerCase().startsWith(words.toLowerCase().split(" ").slice(1).join(" "))) name(add, words, label);
}

/** `Title: English`, or a rich text alike: its label names nothing that can be typed into. */
function nameText(label: HTMLLabelElement): void {
  const input = document.getElementById(label.htmlFor);
  const typed = input?.matches("input, textarea")
    ? input
    : label.parentElement?.parentElement?.querySelector(RICH_TEXT);
  name(typed, ...labelsAround(label).slice(-2));
}

function nameAll(root: ParentNode): void {
  const places = new Map<Element | null | undefined, number>();
  for (const head of root.querySelectorAll(part("itemHead"))) {
    const list = head.parentElement?.parentElement;
    const place = (places.get(list) ?? 0) + 1;
    places.set(list, place);
    nameItem(head, place);
  }
  for (const head of root.querySelectorAll(part("listHead"))) nameHead(head);
  // “Now” and “Clear”, of which the program calls one “Set opens to now”.
  for (const button of root.querySelectorAll(`${DATE_TIME} button`))
    name(button, button.textContent ?? "", labelsAround(button).at(-1) ?? "");
  const labels = LANGUAGES.map(labelsNamed).join(", ");
  for (const label of root.querySelectorAll<HTMLLabelElement>(labels)) nameText(label);
}

/** Names what the program draws, and whatever it draws later, once each frame. */
export function nameControls(): void {
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      const root = document.getElementById(ROOT_ID);
      if (root) nameAll(root);
    });
  };
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true, characterData: true });
}
