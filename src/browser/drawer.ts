// The drawer is a popover, so that it opens before any script and without one. Here it becomes modal: while it is open,
// nothing else of the page can be reached.

/** The width from which the links stand in the header (components/Header.module.css). */
const WIDE = "(min-width: 56.25em)";

/** Everything on the page that is not the drawer or around it. */
function elsewhere(drawer: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner: HTMLElement = drawer; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement) others.push(other);
  return others;
}

/** Keeps the drawer modal, closes it where its button goes away, and gives the focus back when it closes. */
export function keepDrawer(): void {
  const drawer = document.querySelector<HTMLElement>("header [popover]");
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${drawer?.id}"]`);
  if (!drawer || !opener || !("popover" in HTMLElement.prototype)) return;
  const shut = (isOpen: boolean) => {
    for (const other of elsewhere(drawer)) other.inert = isOpen;
  };
  // Before it closes: the browser gives the focus back at once, and what is inert cannot take it.
  drawer.addEventListener("beforetoggle", (event) => {
    if ((event as ToggleEvent).newState === "closed") shut(false);
  });
  drawer.addEventListener("toggle", (event) => {
    const isOpen = (event as ToggleEvent).newState === "open";
    shut(isOpen);
    // Where a click gave no focus to the button, the browser has none to give back.
    if (!isOpen && (document.activeElement ?? document.body) === document.body) opener.focus();
  });
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", () => {
    if (wide.matches) drawer.hidePopover();
  });
  if (drawer.matches(":popover-open")) shut(true);
}
