const prefers = (query: string) => typeof window.matchMedia === "function" && window.matchMedia(query).matches;

/** On small screens the results lie below the form: brings them into view. */
export function scrollToResults(heading: HTMLElement): void {
  if (!prefers("(max-width: 949px)")) return;
  heading.scrollIntoView({ behavior: prefers("(prefers-reduced-motion: reduce)") ? "auto" : "smooth", block: "start" });
}
