import { wakeStyles } from "./sleepingStyles";

/** Where React has drawn the place itself, it holds no link. */
function checkLink(place: Element | null): void {
  if (!place?.querySelector("link")) wakeStyles();
}

/**
 * Stands where the first view of a long page ends: the build links the style rules of what follows here, and the page's
 * head holds those of the first view only (src/build/firstStyles.ts). React leaves alone what the build puts in.
 */
export const FirstViewEnd = () => (
  <div ref={checkLink} data-first-view-end suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
);
