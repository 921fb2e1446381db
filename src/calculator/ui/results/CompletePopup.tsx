import { useEffect, useState } from "react";
import { useWords } from "../../words/useWords";
import { Button } from "../Button";
import * as styles from "./CompletePopup.module.css";

/** Long enough to read twice. */
const SHOWN_MS = 7000;

/** Says that a calculation is complete. It lies over the page, takes no focus, and goes by itself, or when dismissed. */
export function CompletePopup({ finished }: { finished: number }) {
  const { complete } = useWords().text.results;
  const [dismissed, setDismissed] = useState(0);
  const isOpen = finished > dismissed;
  useEffect(() => {
    const timer = setTimeout(() => setDismissed(finished), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [finished]);
  return (
    <div className={isOpen ? styles.place : undefined}>
      {/* Always there: only what appears in it is announced. */}
      <div role="status">
        {isOpen && (
          // A further calculation is announced, too.
          <p key={finished} className={styles.popup}>
            <strong>{complete.title}</strong> {complete.text}
          </p>
        )}
      </div>
      {isOpen && (
        <Button variant="plain" onClick={() => setDismissed(finished)}>
          {complete.close}
        </Button>
      )}
    </div>
  );
}
