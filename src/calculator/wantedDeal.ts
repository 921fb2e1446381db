// A deal that the page hands to the calculator: typed into the teaser, or chosen among the projects. It waits in the tab until
// the calculator is open.
import { isGroup } from "../content/isGroup";
import { readStored, removeStored, writeStored } from "../storage";
import type { DealInputs } from "./model/deal";

const KEY = "calculator-wanted";

/** Sent to the window when a deal was asked for: a calculator that is open takes it at once. */
export const WANTED = "calculator-wanted";

export interface WantedDeal {
  /** What is left open is as the company's defaults say. */
  inputs: Partial<DealInputs>;
  name?: string;
  /** The visitor has pressed a button for it: it takes the place of what the calculator holds. */
  asked: boolean;
}

/** Keeps the deal for the calculator. */
export function keepWanted(wanted: WantedDeal): void {
  writeStored("session", KEY, JSON.stringify(wanted));
  if (wanted.asked) window.dispatchEvent(new Event(WANTED));
}

/** What was kept, its inputs as they were found; undefined when nothing is. */
export function readWanted(): (Omit<WantedDeal, "inputs"> & { inputs: unknown }) | undefined {
  try {
    const kept: unknown = JSON.parse(readStored("session", KEY) ?? "null");
    if (!isGroup(kept)) return undefined;
    const { inputs, name, asked } = kept;
    return { inputs, asked: asked === true, ...(typeof name === "string" && { name }) };
  } catch {
    return undefined;
  }
}

export const dropWanted = (): void => removeStored("session", KEY);
