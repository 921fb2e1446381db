// The header's menus are <details> elements: they open by themselves, and here is how they close.

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

function close(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
  menu.open = false;
}

/** A click beside a menu closes it, and so does a choice in it. */
export function closeMenusAfterClick(target: Element): void {
  for (const menu of openMenus()) {
    if (!menu.contains(target) || target.closest("a, button")) close(menu);
  }
}

/** A choice in the drawer closes it, also where it leads to the page that is open already. */
export function closeDrawerAfterClick(target: Element): void {
  const drawer = target.closest("a")?.closest<HTMLElement>("[popover]");
  if (!drawer) return;
  drawer.removeAttribute("data-open");
  if ("popover" in HTMLElement.prototype) drawer.hidePopover();
}

/** Escape closes the open menu; the focus goes back to what opened it. */
export function closeMenusOnEscape({ key }: KeyboardEvent): void {
  if (key === "Escape") openMenus().forEach(close);
}
