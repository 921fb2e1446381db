import { useCallback, useState } from "react";

// By then the popup has appeared, and what it reveals is in the page.
const SCROLL_DELAY_MS = 400;

function scrollTo(id: string): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
}

/** Whether the form was submitted since the page opened, and the callback for it, which scrolls to `revealedId`. */
export function useContactCompletion(revealedId: string): [boolean, () => void] {
  const [isSentNow, setIsSentNow] = useState(false);
  const complete = useCallback(() => {
    setIsSentNow(true);
    setTimeout(() => scrollTo(revealedId), SCROLL_DELAY_MS);
  }, [revealedId]);
  return [isSentNow, complete];
}
