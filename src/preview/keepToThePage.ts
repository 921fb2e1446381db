// A preview is looked at: its links lead nowhere but to places of the page, and its forms send nothing.

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

/** Before anything of the page hears of it. */
export function keepToThePage(): void {
  addEventListener("click", leadOn, { capture: true });
  addEventListener("submit", refuse, { capture: true });
}
