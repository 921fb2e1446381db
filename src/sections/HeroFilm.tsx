import { Pause, Play } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "../components/Icon";
import { UPRIGHT } from "../components/pictureSources";
import { useFilm } from "../components/useFilm";
import { useInBrowser } from "../components/useInBrowser";
import { useText } from "../content/useText";
import { readStored, writeStored } from "../storage";
import { mayPlayFilm } from "./mayPlayFilm";
import * as styles from "./HeroFilm.module.css";

const PAUSED_KEY = "hero-film-paused";

/** One film in two formats. */
export interface FilmFiles {
  readonly mp4: string;
  readonly webm: string;
}

const followUpright = (changed: () => void) => {
  const query = matchMedia(UPRIGHT);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/**
 * The muted film over the hero picture, which is its first frame: the portrait film where the portrait picture stands.
 * Built pages hold the picture alone: the film starts after the page, and a pause lasts across pages and visits.
 */
export function HeroFilm({ wide, portrait }: { wide: FilmFiles; portrait: FilmFiles }) {
  const isOffered = useInBrowser(() => mayPlayFilm(window));
  const isUpright = useInBrowser(() => matchMedia(UPRIGHT).matches, followUpright);
  const files = isUpright ? portrait : wide;
  return isOffered ? <Film key={files.mp4} {...files} /> : null;
}

function Film({ mp4, webm }: FilmFiles) {
  const { film: words } = useText("common");
  const [film, { isPlaying }] = useFilm();
  const [startsPlaying] = useState(() => readStored("local", PAUSED_KEY) !== "true");
  useEffect(() => {
    if (startsPlaying) void film.current?.play().catch(() => undefined);
  }, [film, startsPlaying]);
  const toggle = () => {
    writeStored("local", PAUSED_KEY, String(isPlaying));
    if (isPlaying) film.current?.pause();
    else void film.current?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        // WebKit on Linux never loads a film that is played at once and asks for no data.
        preload={startsPlaying ? "auto" : "none"}
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className={styles.toggle}
        onClick={toggle}
        aria-label={isPlaying ? words.pauseBackground : words.playBackground}
      >
        <Icon drawing={isPlaying ? Pause : Play} size={20} />
      </button>
    </>
  );
}
