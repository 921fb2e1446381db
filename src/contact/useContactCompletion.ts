import { useCallback, useState, useSyncExternalStore } from "react";
import { markContactSent, wasContactSent } from "./contactSent";

// The popup has appeared by then, and what it reveals stands in the page.
const SCROLL_DELAY_MS = 400;

const never = () => () => undefined;
const notSent = () => false;

function scrollTo(id: string): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
}

/**
 * Whether the form was submitted in this browser session, and what to call when it is:
 * the mark is kept and the element `revealedId` is scrolled into view.
 */
export function useContactCompletion(revealedId: string): [boolean, () => void] {
  const wasSent = useSyncExternalStore(never, wasContactSent, notSent);
  const [isSentNow, setIsSentNow] = useState(false);
  const complete = useCallback(() => {
    markContactSent();
    setIsSentNow(true);
    setTimeout(() => scrollTo(revealedId), SCROLL_DELAY_MS);
  }, [revealedId]);
  return [wasSent || isSentNow, complete];
}
