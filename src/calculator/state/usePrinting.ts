import { useCallback, useEffect, useState } from "react";

/** While true, the one-page report is on the page and the rest is hidden from paper. */
export function usePrinting(): [boolean, () => void] {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    const { dataset } = document.documentElement;
    dataset.printing = "report";
    window.addEventListener("afterprint", done);
    window.print();
    return () => {
      window.removeEventListener("afterprint", done);
      delete dataset.printing;
    };
  }, [printing]);
  const print = useCallback(() => setPrinting(true), []);
  return [printing, print];
}
