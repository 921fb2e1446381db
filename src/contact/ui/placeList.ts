// Room for two and a half entries: anything less would not look like a list.
const LEAST_PIXELS = 120;

/** Places an open list above its field if there is too little room below and more above, and keeps it in view. */
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
