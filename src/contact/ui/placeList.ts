// Room for two entries and a half: below that a list would be no list.
const LEAST_PIXELS = 120;

/** Puts an opened list above its field where there is too little room below and more above, and keeps it in sight. */
export function placeList(list: HTMLElement | null): void {
  const field = list?.parentElement;
  if (!list || !field) return;
  const { top, bottom } = field.getBoundingClientRect();
  const above = top - (document.querySelector("header")?.offsetHeight ?? 0);
  const below = innerHeight - bottom;
  const opensUpwards = below < list.offsetHeight && above > below;
  list.toggleAttribute("data-upwards", opensUpwards);
  list.style.setProperty("--room", `${Math.max(opensUpwards ? above : below, LEAST_PIXELS)}px`);
}
