import { rememberLanguage } from "./rememberLanguage";

/** Plays or pauses the video named in a button's `data-plays`; showVideos.ts listens to the video, not to the click. */
function toggleVideo(button: Element): void {
  const video = document.getElementById(button.getAttribute("data-plays") ?? "");
  if (!(video instanceof HTMLVideoElement)) return;
  if (!video.src) video.src = video.dataset.file ?? "";
  // After a failure, only loading again retries.
  if (video.error) video.load();
  if (video.paused) void video.play().catch(() => video.dispatchEvent(new Event("error")));
  else video.pause();
}

/** Records which side of a comparison was requested: moveDivider.ts shows it once it has loaded. */
function keepAskedPercent(target: Element): void {
  const button = target.closest<HTMLElement>("[data-percent]");
  button?.closest("[data-compare]")?.setAttribute("data-asked", button.dataset.percent ?? "");
}

/** Records that the hero film shall not start: initHeroFilm.ts handles clicks once it has loaded. */
function keepAskedPause(target: Element): void {
  target.closest("[data-hero-film] button")?.setAttribute("data-asked", "");
}

/** Opens or closes the drawer in browsers without popover support. */
function toggleDrawer(target: Element): void {
  if ("popover" in HTMLElement.prototype) return;
  const drawer = target.closest("[popovertarget]")?.getAttribute("popovertarget");
  if (drawer) document.getElementById(drawer)?.toggleAttribute("data-open");
}

/**
 * Adds the current page's query and fragment to a language link, and carries the language in it if it cannot be stored.
 */
function keepPlace(target: Element, store: (language: string) => boolean): void {
  const link = target.closest("a[data-language]");
  if (!(link instanceof HTMLAnchorElement)) return;
  const query = new URLSearchParams(location.search);
  const language = link.dataset.language ?? "";
  if (store(language)) query.delete("lng");
  else query.set("lng", language);
  link.search = query.toString();
  link.hash = location.hash;
}

/** A link that may be opened in another tab or copied is not a choice yet: its URL carries the language. */
export const carryLanguage = (target: Element): void => keepPlace(target, () => false);

/** Handles clicks that must work before any other script has loaded. */
export function handleEarlyClick(target: Element): void {
  const button = target.closest("[data-plays]");
  if (button) toggleVideo(button);
  keepAskedPercent(target);
  keepAskedPause(target);
  keepPlace(target, rememberLanguage);
  toggleDrawer(target);
}
