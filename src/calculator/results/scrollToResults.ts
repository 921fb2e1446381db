const reducesMotion = () =>
  typeof window.matchMedia === "function" && window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Brings the results into view where the heading is off the screen: below the form on phones, above a long page elsewhere. */
export function scrollToResults(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight * 0.6) return;
  heading.scrollIntoView({ behavior: reducesMotion() ? "auto" : "smooth", block: "start" });
}
