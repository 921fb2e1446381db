import { interpolate } from "../content/interpolate";
import { useText } from "../content/pageWords";
import * as styles from "./Transcript.module.css";

interface TranscriptProps {
  /** The film's title. */
  title: string;
  children: string;
  /** Address of the video's audio-described version. */
  described?: string | null;
}

/** Below a film, folded and named by it: its audio-described version, and what is said and shown. */
export function Transcript({ title, children, described }: TranscriptProps) {
  const { film } = useText("common");
  return (
    <details className={styles.transcript}>
      <summary>
        {film.options}
        <span className="visuallyHidden">: {title}</span>
      </summary>
      {described && <a href={described}>{interpolate(film.described, { title })}</a>}
      <p className="description">{children}</p>
    </details>
  );
}
