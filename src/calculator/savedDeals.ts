import { isGroup } from "../content/isGroup";
import { readStored, writeStored } from "../storage";

const KEY = "calculatorDeals";

/** More would not fit beside each other on a screen. */
export const MOST_SAVED = 3;

/** A deal kept on the visitor's device. */
export interface SavedDeal {
  /** Code of the share link. */
  code: string;
  /** ISO time of saving. */
  savedAt: string;
}

const isSaved = (value: unknown): value is SavedDeal =>
  isGroup(value) && typeof value.code === "string" && typeof value.savedAt === "string";

/** The deals on this device, oldest first; none when storage is absent or holds something else. */
export function readSavedDeals(): SavedDeal[] {
  try {
    const stored: unknown = JSON.parse(readStored("local", KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, MOST_SAVED) : [];
  } catch {
    return [];
  }
}

/** Writes the list; returns what is stored afterwards, which is shorter where the device refuses. */
function keep(deals: SavedDeal[]): SavedDeal[] {
  writeStored("local", KEY, JSON.stringify(deals));
  return readSavedDeals();
}

/** Adds a deal unless it is there already or the list is full. */
export function saveDeal(code: string, now: Date): SavedDeal[] {
  const deals = readSavedDeals();
  if (deals.length >= MOST_SAVED || deals.some((deal) => deal.code === code)) return deals;
  return keep([...deals, { code, savedAt: now.toISOString() }]);
}

export function removeDeal(code: string): SavedDeal[] {
  return keep(readSavedDeals().filter((deal) => deal.code !== code));
}
