import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const notYet = () => false;

/** Asks something only the browser knows: false in the HTML and during hydration, then the result of `ask`. */
export function useInBrowser(ask: () => boolean): boolean {
  return useSyncExternalStore(never, ask, notYet);
}
