// The drawer is a popover, so that it opens before and without any script. This makes it modal: while it is open,
// nothing else on the page can be reached.

/** The width at which the links move into the header (components/Header.module.css). */
const WIDE = "(min-width: 56.25em)";

/** Everything on the page except the drawer and its ancestors. */
function elsewhere(drawer: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner: HTMLElement = drawer; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement) others.push(other);
  return others;
}

/** Keeps the drawer modal, closes it when its button disappears, and returns focus when it closes. */
export function makeDrawerModal(): void {
  const drawer = document.querySelector<HTMLElement>("header [popover]");
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${drawer?.id}"]`);
  if (!drawer || !opener || !("popover" in HTMLElement.prototype)) return;
  const shut = (isOpen: boolean) => {
    for (const other of elsewhere(drawer)) other.inert = isOpen;
  };
  // Before it closes: the browser returns focus immediately, and inert elements cannot receive it.
  drawer.addEventListener("beforetoggle", (event) => {
    if ((event as ToggleEvent).newState === "closed") shut(false);
  });
  drawer.addEventListener("toggle", (event) => {
    const isOpen = (event as ToggleEvent).newState === "open";
    shut(isOpen);
    // If the click did not focus the button, the browser has no focus to return.
    if (!isOpen && (document.activeElement ?? document.body) === document.body) opener.focus({ preventScroll: true });
  });
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", () => {
    if (wide.matches) drawer.hidePopover();
  });
  if (drawer.matches(":popover-open")) shut(true);
}
