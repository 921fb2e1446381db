// Longer than any browser's smooth scrolling takes.
const GLIDE_MS = 1500;

/**
 * Scrolls smoothly to a target on the same page. Navigation to another page must start at its top without animation.
 */
export function glideToPlace(target: Element): void {
  const link = target.closest("a");
  if (!link?.hash || link.pathname !== location.pathname) return;
  const page = document.documentElement;
  page.dataset.gliding = "";
  setTimeout(() => delete page.dataset.gliding, GLIDE_MS);
}
