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
export const WANTED = "calculator-wanted";

/** Dispatched on the window whenever the kept deal changes. */
export const WANTED_CHANGED = "calculator-wanted-changed";

const tell = (event: string) => window.dispatchEvent(new Event(event));

export interface WantedDeal {
  /** Missing inputs use the company's defaults. */
  inputs: Partial<DealInputs>;
  name?: string;
  /** Of a finished project, what it cost beside price and works, in whole dollars. */
  otherCosts?: number;
  /** The visitor pressed a button for it: it replaces what the calculator holds. */
  asked: boolean;
}

/** A finished project, which the visitor wants to see in the calculator. */
export const wantedProject = (project: RealProject, worksName: string): WantedDeal => ({
  inputs: projectInputs(project, worksName),
  name: project.title,
  otherCosts: project.deal.otherCosts,
  asked: true,
});

/** Keeps the deal for the calculator. */
export function keepWanted(wanted: WantedDeal): void {
  writeStored("session", WANTED, JSON.stringify(wanted));
  tell(WANTED_CHANGED);
  if (wanted.asked) tell(WANTED);
}

/** The stored deal with its inputs unvalidated; undefined when there is none. */
export function readWanted(): (Omit<WantedDeal, "inputs"> & { inputs: unknown }) | undefined {
  try {
    const kept: unknown = JSON.parse(readStored("session", WANTED) ?? "null");
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

export function dropWanted(): void {
  removeStored("session", WANTED);
  tell(WANTED_CHANGED);
}
