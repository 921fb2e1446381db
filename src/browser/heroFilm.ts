import { UPRIGHT } from "../theme/tokens";
import { readStored, writeStored } from "../storage";
import { mayPlayFilm } from "./mayPlayFilm";

const PAUSED_KEY = "hero-film-paused";

const play = (film: HTMLVideoElement) => void film.play().catch(() => undefined);

/** Gives the film the files of the crop whose picture stands behind it. */
function chooseFiles(film: HTMLVideoElement): void {
  const { matches } = matchMedia(UPRIGHT);
  for (const source of film.querySelectorAll("source"))
    source.src = (matches ? source.dataset.portrait : source.dataset.wide) ?? "";
  film.load();
}

/** Offers the film behind the home page's first words where it may play; a pause lasts across pages and visits. */
export function offerHeroFilm(): void {
  const offer = document.querySelector<HTMLElement>("[data-hero-film]");
  const film = offer?.querySelector("video");
  if (!offer || !film || !mayPlayFilm(window)) return;
  offer.hidden = false;
  // React leaves the attribute out of built pages.
  film.muted = true;
  const starts = readStored("local", PAUSED_KEY) !== "true";
  // WebKit on Linux never loads a film that is played at once and asks for no data.
  if (starts) film.preload = "auto";
  chooseFiles(film);
  if (starts) play(film);
  matchMedia(UPRIGHT).addEventListener("change", () => {
    const isPlaying = !film.paused;
    chooseFiles(film);
    if (isPlaying) play(film);
  });
  offer.querySelector("button")?.addEventListener("click", () => {
    const pauses = !film.paused;
    writeStored("local", PAUSED_KEY, String(pauses));
    if (pauses) film.pause();
    else play(film);
  });
}
