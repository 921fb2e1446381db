import { useEffect } from "react";
import type { Language } from "../i18n/languages";
import { loadCalculator } from "./loadCalculator";

/** Loads the calculator when a form inside the element `placeId` is first entered: once it is sent, nobody waits. */
export function usePreparedCalculator(placeId: string, language: Language): void {
  useEffect(() => {
    const stop = () => document.removeEventListener("focusin", prepare);
    const prepare = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest(`#${placeId} form`))) return;
      stop();
      // Should it fail, the calculator's own place says so and tries again.
      loadCalculator(language).catch(() => undefined);
    };
    document.addEventListener("focusin", prepare);
    return stop;
  }, [placeId, language]);
}
