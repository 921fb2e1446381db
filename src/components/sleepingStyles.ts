// A page that links the other style rules where its first view ends has a second link in its head, which sleeps: the
// first one goes when the page goes (src/build/firstStyles.ts).

/** Wakes the link in the head. */
export function wakeStyles(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = "all";
}

/** A ref for what goes when the page goes: wakes the link before anything leaves the document. */
export function wakeStylesAtEnd(element: Element | null): void {
  if (!element) wakeStyles();
}
