// Longer than any browser's smooth scroll takes.
const GLIDE_MS = 1500;

/** A link to a place on the same page glides there. A change of page must not: it starts at its top at once. */
export function glideToPlace(target: Element): void {
  const link = target.closest("a");
  if (!link?.hash || link.pathname !== location.pathname) return;
  const page = document.documentElement;
  page.dataset.gliding = "";
  setTimeout(() => delete page.dataset.gliding, GLIDE_MS);
}
