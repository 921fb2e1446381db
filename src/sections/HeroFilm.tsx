import { Pause, Play } from "lucide";
import { Icon } from "../components/Icon";
import { useText } from "../content/pageWords";
import * as styles from "./HeroFilm.module.css";

/** One film in two formats. */
export interface FilmFiles {
  readonly mp4: string;
  readonly webm: string;
}

// With its codec (AV1, Main profile, level 4.0, 8 bits), a browser that cannot decode it requests only the other format.
const SOURCES = [
  ["webm", "video/webm; codecs=av01.0.08M.08"],
  ["mp4", "video/mp4"],
] as const;

/**
 * The muted film on the hero picture, which is its first frame: src/browser/initHeroFilm.ts plays it after the page has
 * loaded. Its button is there from the start; HeroFilm.module.css leaves both out where the film never plays.
 */
export function HeroFilm({ files }: { files: FilmFiles }) {
  const { film: words } = useText("common");
  return (
    <div data-player data-hero-film data-playing data-needs-script className={styles.offer}>
      <video className={`cover ${styles.film}`} preload="none" muted loop playsInline aria-hidden tabIndex={-1}>
        {SOURCES.map(([format, type]) => (
          <source key={format} type={type} data-file={files[format]} />
        ))}
      </video>
      <button
        type="button"
        className={`iconButton ${styles.toggle}`}
        data-pauses
        aria-label={words.pauseBackground}
        data-other-label={words.playBackground}
      >
        <Icon drawing={Play} size={20} className={styles.play} />
        <Icon drawing={Pause} size={20} className={styles.pause} />
      </button>
    </div>
  );
}
