import { isRecord } from "../../content/isRecord";
import { readStored, writeStored } from "../../platform/storage";

const KEY = "calculatorDeals";

/** More would not fit side by side on a screen. */
export const MOST_SAVED = 4;

export interface SavedDeal {
  code: string;
  savedAt: string;
}

const isSaved = (value: unknown): value is SavedDeal =>
  isRecord(value) && typeof value.code === "string" && typeof value.savedAt === "string";

/** The deals on this device, oldest first; empty when storage is unavailable or contains something else. */
export function readSavedDeals(): SavedDeal[] {
  try {
    const stored: unknown = JSON.parse(readStored("local", KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, MOST_SAVED) : [];
  } catch {
    return [];
  }
}

/** Writes the list; returns what is stored afterwards, which is shorter if the device refuses. */
function keep(deals: SavedDeal[]): SavedDeal[] {
  writeStored("local", KEY, JSON.stringify(deals));
  return readSavedDeals();
}

const holds = (deals: SavedDeal[], code: string) => deals.some((deal) => deal.code === code);

/**
 * Adds a deal to those stored now, including by another tab, unless it is a duplicate or the list is full. Deals that
 * are no longer `readable` do not count and make room. Refused: the device does not allow writing.
 */
export function saveDeal(code: string, now: Date, readable: (code: string) => boolean) {
  const deals = readSavedDeals().filter((deal) => readable(deal.code));
  if (holds(deals, code)) return { deals, outcome: "already" } as const;
  if (deals.length >= MOST_SAVED) return { deals, outcome: "full" } as const;
  const kept = keep([...deals, { code, savedAt: now.toISOString() }]);
  return { deals: kept, outcome: holds(kept, code) ? "savedNow" : "refused" } as const;
}

export function removeDeal(code: string): SavedDeal[] {
  return keep(readSavedDeals().filter((deal) => deal.code !== code));
}
