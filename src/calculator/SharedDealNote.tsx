import { useEffect, useRef } from "react";
import * as styles from "./sharedDealNote.module.css";

/** Tells visitors who follow a shared link what opens the deal that it carries, and brings them there. */
export function SharedDealNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The link leads to the calculator, which is not on the page yet.
    if (window.location.hash === "#calculator") note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <p ref={note} className={styles.note} data-tone="paper">
      {text}
    </p>
  );
}
