import { UPRIGHT } from "../theme/tokens";
import { readStored, writeStored } from "../platform/storage";
import { mayPlayFilm } from "./mayPlayFilm";

const PAUSED_KEY = "hero-film-paused";

/** Sets the film's files to match the crop of the picture behind it. */
function chooseFiles(film: HTMLVideoElement): void {
  const { matches } = matchMedia(UPRIGHT);
  for (const source of film.querySelectorAll("source"))
    source.src = (matches ? source.dataset.portrait : source.dataset.wide) ?? "";
  film.load();
}

const isAnyOtherPlaying = (film: HTMLVideoElement) =>
  [...document.querySelectorAll("video")].some((other) => other !== film && !other.paused);

/** Calls back when the film scrolls into or out of view. */
function watchSight(film: HTMLVideoElement, tell: (isInSight: boolean) => void): void {
  new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true)).observe(film);
}

/** Calls back when another video on the page starts or stops. */
function watchOthers(film: HTMLVideoElement, tell: () => void): void {
  for (const event of ["play", "pause", "ended"])
    document.addEventListener(event, ({ target }) => target !== film && tell(), true);
}

/** Offers the home page's hero film where it may play; a pause is remembered across pages and visits. */
export function offerHeroFilm(): void {
  const offer = document.querySelector<HTMLElement>("[data-hero-film]");
  const film = offer?.querySelector("video");
  if (!offer || !film || !mayPlayFilm(window)) return;
  offer.hidden = false;
  // React omits the attribute in built pages.
  film.muted = true;
  let isWanted = readStored("local", PAUSED_KEY) !== "true";
  let isInSight = true;
  /** Plays only if it is wanted, in view, and no other video is playing. */
  const update = () => {
    if (!isWanted || !isInSight || isAnyOtherPlaying(film)) film.pause();
    else if (film.paused) void film.play().catch(() => undefined);
  };
  // WebKit on Linux never loads a video that is played immediately with preload off.
  if (isWanted) film.preload = "auto";
  chooseFiles(film);
  if (isWanted) update();
  watchSight(film, (seen) => {
    isInSight = seen;
    update();
  });
  watchOthers(film, update);
  matchMedia(UPRIGHT).addEventListener("change", () => {
    chooseFiles(film);
    update();
  });
  offer.querySelector("button")?.addEventListener("click", () => {
    isWanted = film.paused;
    writeStored("local", PAUSED_KEY, String(!isWanted));
    update();
  });
}
