// Longer than any browser's smooth scrolling takes.
const GLIDE_MS = 1500;

/**
 * Scrolls smoothly to a target on the same page. Navigation to another page must start at its top without animation.
 */
export function glideToPlaces(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || !link.hash || link.pathname !== location.pathname) return;
    const page = document.documentElement;
    page.dataset.gliding = "";
    setTimeout(() => delete page.dataset.gliding, GLIDE_MS);
  });
}
