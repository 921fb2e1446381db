import { useSyncExternalStore } from "react";

type Follow = (changed: () => void) => () => void;

const never: Follow = () => () => undefined;
const notYet = () => false;

/**
 * What only the visitor's browser can tell: false on built pages and while React takes them over, then the answer of
 * `ask`. `follow` reports that the answer may have changed, and returns how to stop; without it nothing reports.
 */
export function useInBrowser(ask: () => boolean, follow = never): boolean {
  return useSyncExternalStore(follow, ask, notYet);
}
