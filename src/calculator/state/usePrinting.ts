import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while printing, however it was started: the report is rendered then, and everything else hidden from print. */
export function usePrinting(enabled: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const { dataset } = document.documentElement;
    const begin = () => {
      dataset.printing = "report";
      // The browser captures the page as soon as this event handler returns.
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
