import { readStored } from "../platform/storage";
import { ARRIVALS } from "./arrival";

/** The first and the last arrival of this visit, as kept: the server checks them. Undefined if nothing usable is kept. */
export function keptSource(): { first: unknown; last: unknown } | undefined {
  const [first, last] = readStored("session", ARRIVALS)?.split("\n") ?? [];
  try {
    return first ? { first: JSON.parse(first), last: last && JSON.parse(last) } : undefined;
  } catch {
    return undefined;
  }
}
