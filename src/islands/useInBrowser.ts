import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const notYet = () => false;

/** What only the visitor's browser can tell: false in the HTML and while React takes it over, then the answer of `ask`. */
export function useInBrowser(ask: () => boolean): boolean {
  return useSyncExternalStore(never, ask, notYet);
}
