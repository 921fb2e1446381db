/**
 * Focuses an element and scrolls to it, clear of the header and the phone bar, where WebKit's own scrolling leaves text
 * fields. Lint refuses a bare `focus()`: whoever places the focus says where the element then stands.
 * @param block as for `scrollIntoView`; `null` if the caller scrolls, or if nothing may move
 */
export function focusShown(
  element: HTMLElement | null | undefined,
  block: ScrollLogicalPosition | null = "center",
): void {
  element?.focus({ preventScroll: true });
  if (block) element?.scrollIntoView({ block });
}
