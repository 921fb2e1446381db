import { useEffect, useRef } from "react";
import { useInBrowser } from "../components/useInBrowser";
import { codeOfAddress } from "./shareParameter";
import * as styles from "./sharedDealNote.module.css";

const carriesDeal = () => codeOfAddress() !== null;

/** Tells visitors who follow a shared link what opens the deal that it carries, and brings them there. */
export function SharedDealNote({ text }: { text: string }) {
  const isShown = useInBrowser(carriesDeal);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The link leads to the calculator, which is not on the page yet.
    if (isShown && window.location.hash === "#calculator") note.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p ref={note} className={styles.note} data-tone="paper">
      {text}
    </p>
  );
}
