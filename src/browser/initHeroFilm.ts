import { readStored, writeStored } from "../platform/storage";
import { UPRIGHT } from "../theme/breakpoints";
import { isRecord } from "../content/isRecord";

/** Where the film never starts: with reduced motion, and on phones, upright or sideways. HeroFilm.module.css hides it there. */
const NEVER = `(prefers-reduced-motion: reduce), ${UPRIGHT}, (max-height: 480px)`;

/**
 * Whether the hero film may load: not on a phone, with reduced motion, data saving, or a connection that the browser
 * calls slow. Its estimate of the bandwidth (`downlink`) is a guess until it has measured something.
 */
export function mayPlayFilm({ matchMedia, navigator }: Pick<Window, "matchMedia" | "navigator">): boolean {
  const connection = "connection" in navigator && navigator.connection;
  const { saveData, effectiveType = "4g" } = isRecord(connection) ? connection : {};
  return !matchMedia(NEVER).matches && !saveData && effectiveType === "4g";
}

const PAUSED_KEY = "hero-film-paused";

/** Gives the film its files, once; until then, the browser loads none. */
function giveFiles(film: HTMLVideoElement): void {
  if (film.preload === "auto") return;
  // WebKit on Linux never loads a video that is played immediately with preload off.
  film.preload = "auto";
  for (const source of film.querySelectorAll("source")) source.src = source.dataset.file ?? "";
  film.load();
}

const isAnyOtherPlaying = (film: HTMLVideoElement) =>
  [...document.querySelectorAll("video")].some((other) => other !== film && !other.paused);

function watchSight(film: HTMLVideoElement, tell: (isInSight: boolean) => void): void {
  new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true)).observe(film);
}

/** Calls back when another video on the page starts or stops. */
function watchOthers(film: HTMLVideoElement, tell: () => void): void {
  for (const event of ["play", "pause", "ended"])
    document.addEventListener(event, ({ target }) => target !== film && tell(), true);
}

/** Plays the home page's hero film where it may play; a pause is remembered across pages and visits. */
export function initHeroFilm(): void {
  const offer = document.querySelector<HTMLElement>("[data-hero-film]");
  const film = offer?.querySelector("video");
  const button = offer?.querySelector("button");
  if (!offer || !film || !button) return;
  offer.hidden = !mayPlayFilm(window);
  if (offer.hidden) return;
  // React omits the attribute in built pages.
  film.muted = true;
  // The button is there before this script: handleEarlyClick.ts has kept a click on it.
  const isAsked = button.hasAttribute("data-asked");
  if (isAsked) writeStored("local", PAUSED_KEY, "true");
  let isWanted = !isAsked && readStored("local", PAUSED_KEY) !== "true";
  let isInSight = true;
  /** Plays only if it is wanted, in view, and no other video is playing. */
  const update = () => {
    if (!isWanted || !isInSight || isAnyOtherPlaying(film)) film.pause();
    else if (film.paused) {
      giveFiles(film);
      void film.play().catch(() => undefined);
    }
  };
  if (isWanted) update();
  // It never played: showVideos.ts learns that it does not.
  else film.dispatchEvent(new Event("pause"));
  watchSight(film, (seen) => {
    isInSight = seen;
    update();
  });
  watchOthers(film, update);
  button.addEventListener("click", () => {
    isWanted = film.paused;
    writeStored("local", PAUSED_KEY, String(!isWanted));
    update();
  });
}
