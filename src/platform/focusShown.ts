/**
 * Focuses an element in the middle of the screen, clear of the header and the phone bar, where WebKit's own scrolling
 * leaves text fields.
 */
export function focusShown(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}
