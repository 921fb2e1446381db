// What films with a button over them ([data-player], components/VideoPlayer) are doing, as their own events tell it.
import { showCaptions } from "./showCaptions";

const EVENTS = ["play", "playing", "pause", "ended", "waiting", "canplay", "emptied", "error"];

/** Says a message where one is due; a live region tells what changes in it. */
function say(place: HTMLElement | null, isDue: boolean): void {
  if (!place || place.hidden === !isDue) return;
  place.hidden = !isDue;
  place.textContent = isDue ? (place.dataset.message ?? "") : "";
}

/** Gives a button the label that fits, and keeps the other one for later. */
function label(button: HTMLElement, isPlaying: boolean): void {
  if (button.hasAttribute("data-pauses") === isPlaying) return;
  button.toggleAttribute("data-pauses", isPlaying);
  const shown = button.getAttribute("aria-label") ?? "";
  button.setAttribute("aria-label", button.dataset.otherLabel ?? "");
  button.dataset.otherLabel = shown;
}

/** A film that has been started keeps the browser's own controls below its button. */
function giveControls(player: Element, film: HTMLVideoElement): void {
  player.setAttribute("data-started", "");
  film.controls = true;
  film.removeAttribute("tabindex");
  showCaptions(film);
}

/** Shows what a film and its button in `player` are doing. */
export function showFilm(player: Element, film: HTMLVideoElement): void {
  // A film that failed is not "paused" for the browser.
  const hasFailed = film.error !== null;
  const isPlaying = !film.paused && !hasFailed;
  player.toggleAttribute("data-playing", isPlaying);
  const button = player.querySelector<HTMLElement>("[data-other-label]");
  if (button) label(button, isPlaying);
  if (isPlaying && film.hasAttribute("data-file")) giveControls(player, film);
  say(player.querySelector("[role=status]"), isPlaying && film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
  say(player.querySelector("[role=alert]"), hasFailed);
}

function follow({ target }: Event): void {
  const player = target instanceof HTMLVideoElement && target.closest("[data-player]");
  if (player) showFilm(player, target as HTMLVideoElement);
}

/** Follows all films of the page, those that play already included. */
export function showFilms(): void {
  // Events of films do not rise to the document, but pass it on their way down.
  for (const event of EVENTS) document.addEventListener(event, follow, true);
  for (const film of document.querySelectorAll<HTMLVideoElement>("[data-player] video")) {
    const player = film.closest("[data-player]");
    if (player) showFilm(player, film);
  }
}
