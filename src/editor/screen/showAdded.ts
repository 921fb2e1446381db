// A new item of a list scrolls into sight and gets the focus: the program adds it at the end, often off the screen.
import { part } from "../decap/markup";
import { goToPart } from "./fieldOnPage";

/** What stands below the heading of a list or group: of a list, its items. */
const itemsBelow = (head: Element | null): HTMLElement[] =>
  [...(head?.nextElementSibling?.children ?? [])].filter((item) => item instanceof HTMLElement);

export function showAdded(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const head = target instanceof Element ? target.closest("button")?.closest(part("listHead")) : null;
      if (!head) return;
      const before = new Set(itemsBelow(head));
      setTimeout(() => {
        const added = itemsBelow(head).filter((item) => !before.has(item) && item.querySelector(part("itemHead")));
        if (added.length === 1 && added[0]) goToPart(added[0]);
      }, 50);
    },
    { capture: true },
  );
}
