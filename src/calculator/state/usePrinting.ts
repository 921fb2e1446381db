import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is printed: the report is on it then, and all else hidden from paper. However printing began. */
export function usePrinting(enabled: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const { dataset } = document.documentElement;
    const begin = () => {
      dataset.printing = "report";
      // The browser takes its picture of the page as soon as this event is over.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      delete dataset.printing;
      setPrinting(false);
    };
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      delete dataset.printing;
    };
  }, [enabled]);
  return printing && enabled;
}
