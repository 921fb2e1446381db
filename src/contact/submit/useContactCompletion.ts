import { useCallback, useState } from "react";

// The popup has appeared by then, and what it reveals stands in the page.
const SCROLL_DELAY_MS = 400;

function scrollTo(id: string): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
}

/** Whether the form was submitted since the page was opened, and what to call when it is: `revealedId` is scrolled into view. */
export function useContactCompletion(revealedId: string): [boolean, () => void] {
  const [isSentNow, setIsSentNow] = useState(false);
  const complete = useCallback(() => {
    setIsSentNow(true);
    setTimeout(() => scrollTo(revealedId), SCROLL_DELAY_MS);
  }, [revealedId]);
  return [isSentNow, complete];
}
