import { useText } from "../content/pageWords";
import * as styles from "./Transcript.module.css";

interface TranscriptProps {
  children: string;
  /** Address of the video's audio-described version. */
  described?: string | null;
}

/** What is said and shown in a video, collapsed below it; next to it, the audio-described version. */
export function Transcript({ children, described }: TranscriptProps) {
  const { film } = useText("common");
  return (
    <div className={styles.transcript}>
      <details>
        <summary>{film.transcript}</summary>
        <p>{children}</p>
      </details>
      {described && <a href={described}>{film.described}</a>}
    </div>
  );
}
