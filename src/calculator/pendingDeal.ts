// A deal handed to the calculator by the page: typed into the teaser, or picked from the projects. It is kept in
// session storage until the calculator opens.
import { isRecord } from "../content/isRecord";
import { readStored, removeStored, writeStored } from "../platform/storage";
import type { DealInputs } from "./model/inputs";
import { projectInputs, type RealProject } from "./model/realProject";

/**
 * Where the deal is kept, and the event dispatched on the window when one is requested: an open calculator takes it
 * immediately.
 */
export const PENDING = "calculator-wanted";

/** Dispatched on the window whenever the kept deal changes. */
export const PENDING_CHANGED = "calculator-wanted-changed";

const tell = (event: string) => window.dispatchEvent(new Event(event));

export interface PendingDeal {
  /** Missing inputs use the company's defaults. */
  inputs: Partial<DealInputs>;
  name?: string;
  /** Of a finished project, what it cost beside price and works, in whole dollars. */
  otherCosts?: number;
  /** The visitor pressed a button for it: it replaces what the calculator holds. */
  asked: boolean;
}

/** A finished project, which the visitor wants to see in the calculator. */
export const pendingProject = (project: RealProject, worksName: string): PendingDeal => ({
  inputs: projectInputs(project, worksName),
  name: project.title,
  otherCosts: project.deal.otherCosts,
  asked: true,
});

export function keepPending(wanted: PendingDeal): void {
  writeStored("session", PENDING, JSON.stringify(wanted));
  tell(PENDING_CHANGED);
  if (wanted.asked) tell(PENDING);
}

/** The stored deal with its inputs unvalidated; undefined when there is none. */
export function readPending(): (Omit<PendingDeal, "inputs"> & { inputs: unknown }) | undefined {
  try {
    const kept: unknown = JSON.parse(readStored("session", PENDING) ?? "null");
    if (!isRecord(kept)) return undefined;
    const { inputs, name, otherCosts, asked } = kept;
    return {
      inputs,
      asked: asked === true,
      ...(typeof name === "string" && { name }),
      ...(typeof otherCosts === "number" && { otherCosts }),
    };
  } catch {
    return undefined;
  }
}

export function dropPending(): void {
  removeStored("session", PENDING);
  tell(PENDING_CHANGED);
}
