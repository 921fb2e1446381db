import { useEffect } from "react";
import type { Language } from "../i18n/languages";
import { loadCalculator } from "./loadCalculator";

/**
 * Preloads the calculator on first focus inside the form in element `placeId`, so that nobody waits after sending it.
 */
export function usePreparedCalculator(placeId: string, language: Language): void {
  useEffect(() => {
    const stop = () => document.removeEventListener("focusin", prepare);
    const prepare = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest(`#${placeId} form`))) return;
      stop();
      // On failure, the calculator's own section shows the error and retries.
      loadCalculator(language).catch(() => undefined);
    };
    document.addEventListener("focusin", prepare);
    return stop;
  }, [placeId, language]);
}
