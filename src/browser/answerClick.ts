import { glideToPlace } from "./glideToPlace";
import { closeDrawerAfterClick, closeMenusAfterClick } from "./headerMenus";
import { pauseOthers } from "./pauseOthers";
import { rememberLanguage } from "./rememberLanguage";

/** Plays or pauses the film that a button names in `data-plays`; showFilms.ts listens to the film, not to the click. */
function toggleFilm(button: Element): void {
  const film = document.getElementById(button.getAttribute("data-plays") ?? "");
  if (!(film instanceof HTMLVideoElement)) return;
  if (!film.src) film.src = film.dataset.file ?? "";
  // After a failure only a new load tries again.
  if (film.error) film.load();
  if (film.paused) {
    pauseOthers(film);
    void film.play().catch(() => film.dispatchEvent(new Event("error")));
  } else film.pause();
}

/** Notes which side of a comparison was asked for: moveDivider.ts shows it as soon as it has come. */
function keepAskedPercent(target: Element): void {
  const button = target.closest<HTMLElement>("[data-percent]");
  button?.closest("[data-compare]")?.setAttribute("data-asked", button.dataset.percent ?? "");
}

/** Opens or closes the drawer where the browser does not know popovers. */
function toggleDrawer(target: Element): void {
  if ("popover" in HTMLElement.prototype) return;
  const drawer = target.closest("[popovertarget]")?.getAttribute("popovertarget");
  if (drawer) document.getElementById(drawer)?.toggleAttribute("data-open");
}

/** A language link keeps the query and the hash of the page that it leaves, and carries a language that nothing stores. */
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

/** A link that may be opened in another tab or copied is no choice yet: its address carries the language. */
export const carryLanguage = (target: Element): void => keepPlace(target, () => false);

/** Answers a click that must work before any other script has come. */
export function answerClick(target: Element): void {
  const button = target.closest("[data-plays]");
  if (button) toggleFilm(button);
  keepAskedPercent(target);
  keepPlace(target, rememberLanguage);
  toggleDrawer(target);
  closeMenusAfterClick(target);
  closeDrawerAfterClick(target);
  glideToPlace(target);
}
