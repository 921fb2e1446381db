import { useText } from "../content/pageWords";
import * as styles from "./Transcript.module.css";

/** What is said in a film, collapsed below it. */
export function Transcript({ children }: { children: string }) {
  const { film } = useText("common");
  return (
    <details className={styles.transcript}>
      <summary>{film.transcript}</summary>
      <p>{children}</p>
    </details>
  );
}
