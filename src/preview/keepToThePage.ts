// A preview is for looking at: only links within the page work, and forms send nothing.

function leadOn(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  const { hash } = new URL(link.href, location.origin);
  if (link.getAttribute("href")?.startsWith("#")) document.getElementById(hash.slice(1))?.scrollIntoView();
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Listens in the capture phase, before any handler of the page. */
export function keepToThePage(): void {
  addEventListener("click", leadOn, { capture: true });
  addEventListener("submit", refuse, { capture: true });
}
