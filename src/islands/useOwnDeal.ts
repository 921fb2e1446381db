import { useMemo, useSyncExternalStore } from "react";
import { readWanted, WANTED_CHANGED } from "../calculator/wantedDeal";
import { isGroup } from "../content/isGroup";
import type { OwnDeal } from "../sections/CalculatorPreview";

function watch(changed: () => void): () => void {
  window.addEventListener(WANTED_CHANGED, changed);
  return () => window.removeEventListener(WANTED_CHANGED, changed);
}

const kept = () => JSON.stringify(readWanted() ?? null);
const notYet = () => "null";

/** The deal kept for the calculator, typed into the teaser or picked from the projects; undefined in the HTML. */
export function useOwnDeal(): OwnDeal | undefined {
  const stored = useSyncExternalStore(watch, kept, notYet);
  return useMemo(() => {
    const wanted: unknown = JSON.parse(stored);
    if (!isGroup(wanted) || !isGroup(wanted.inputs)) return undefined;
    const { purchasePrice, arv } = wanted.inputs;
    if (typeof purchasePrice !== "number" || typeof arv !== "number") return undefined;
    return { purchasePrice, salePrice: arv, ...(typeof wanted.name === "string" && { name: wanted.name }) };
  }, [stored]);
}
