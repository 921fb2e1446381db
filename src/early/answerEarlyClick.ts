import { LANGUAGE_KEY } from "../i18n/detectLanguage";
import { writeStored } from "../storage";

/** Plays or pauses the film that a button names in `data-plays`; its player listens to the film, not to the click. */
function toggleFilm(button: Element): void {
  const film = document.getElementById(button.getAttribute("data-plays") ?? "");
  if (!(film instanceof HTMLVideoElement)) return;
  if (film.paused) void film.play().catch(() => film.dispatchEvent(new Event("error")));
  else film.pause();
}

/** A language link keeps the query and the hash of the page that it leaves, and the choice is remembered. */
function keepPlace(link: HTMLAnchorElement): void {
  const language = link.getAttribute("data-language");
  if (language) writeStored("local", LANGUAGE_KEY, language);
  const query = new URLSearchParams(location.search);
  query.delete("lng");
  link.search = query.toString();
  link.hash = location.hash;
}

/** Answers a click that must work before React has started. */
export function answerEarlyClick(target: Element): void {
  const button = target.closest("[data-plays]");
  if (button) toggleFilm(button);
  const link = target.closest("a[data-language]");
  if (link instanceof HTMLAnchorElement) keepPlace(link);
  for (const menu of document.querySelectorAll("details[data-menu][open]")) {
    if (!menu.contains(target) || target.closest("a, button")) menu.removeAttribute("open");
  }
}
