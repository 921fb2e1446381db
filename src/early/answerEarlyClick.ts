import { detectLanguage, LANGUAGE_COOKIE, LANGUAGE_KEY, languageCookie } from "../i18n/detectLanguage";
import { readStored, writeStored } from "../storage";
import { glideToPlace } from "./glideToPlace";
import { closeDrawerAfterClick, closeMenusAfterClick } from "./headerMenus";
import { pauseOthers } from "./pauseOthers";

/** Shows a film's captions in the page's language, once: what its viewer chooses later stays. Until then none is loaded. */
function showCaptions(film: HTMLVideoElement): void {
  if ("captioned" in film.dataset) return;
  film.dataset.captioned = "";
  for (const track of film.textTracks ?? []) {
    if (track.language === document.documentElement.lang) track.mode = "showing";
  }
}

/** Plays or pauses the film that a button names in `data-plays`; its player listens to the film, not to the click. */
function toggleFilm(button: Element): void {
  const film = document.getElementById(button.getAttribute("data-plays") ?? "");
  if (!(film instanceof HTMLVideoElement)) return;
  // After a failure only a new load tries again.
  if (film.error) film.load();
  if (film.paused) {
    pauseOthers(film);
    showCaptions(film);
    void film.play().catch(() => film.dispatchEvent(new Event("error")));
  } else film.pause();
}

/** Opens or closes the drawer where the browser does not know popovers. */
function toggleDrawer(target: Element): void {
  if ("popover" in HTMLElement.prototype) return;
  const drawer = target.closest("[popovertarget]")?.getAttribute("popovertarget");
  if (drawer) document.getElementById(drawer)?.toggleAttribute("data-open");
}

/** Stores a choice of language; a cookie that names another one would be asked before the storage. */
function rememberLanguage(language: string): void {
  writeStored("local", LANGUAGE_KEY, language);
  if (!languageCookie(document.cookie)) return;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** A language link keeps the query and the hash of the page that it leaves, and the choice is remembered. */
function keepPlace(link: HTMLAnchorElement): void {
  const language = link.getAttribute("data-language");
  if (language) rememberLanguage(language);
  const query = new URLSearchParams(location.search);
  query.delete("lng");
  // Where the choice could not be stored, the address carries it: detection would undo it.
  const stored = { cookie: languageCookie(document.cookie), localStorage: readStored("local", LANGUAGE_KEY) };
  if (language && detectLanguage(stored) !== language) query.set("lng", language);
  link.search = query.toString();
  link.hash = location.hash;
}

/** Answers a click that must work before React has started. */
export function answerEarlyClick(target: Element): void {
  const button = target.closest("[data-plays]");
  if (button) toggleFilm(button);
  const link = target.closest("a[data-language]");
  if (link instanceof HTMLAnchorElement) keepPlace(link);
  toggleDrawer(target);
  closeMenusAfterClick(target);
  closeDrawerAfterClick(target);
  glideToPlace(target);
}
