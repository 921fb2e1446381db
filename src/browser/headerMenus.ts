// The header's menus are <details> elements: they open natively, and this closes them.

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

function close(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus({ preventScroll: true });
  menu.open = false;
}

/** A click outside a menu closes it, and so does choosing an item. */
function closeMenusAfter(target: Element): void {
  for (const menu of openMenus()) {
    if (!menu.contains(target) || target.closest("a, button")) close(menu);
  }
}

/** Choosing a link in the drawer closes it, even if the link leads to the current page. */
function closeDrawerAfter(target: Element): void {
  const drawer = target.closest("a")?.closest<HTMLElement>("[popover]");
  if (!drawer) return;
  drawer.removeAttribute("data-open");
  if ("popover" in HTMLElement.prototype) drawer.hidePopover();
}

/** Closes menus after clicks, and with Escape, which returns focus to what opened them. */
export function closeMenus(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    closeMenusAfter(target);
    closeDrawerAfter(target);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") openMenus().forEach(close);
  });
}
