// Memory of a process and its descendants. Linux only.
import { readFileSync } from "node:fs";
import { residentMiB } from "./report";

const SAMPLE_MS = 250;

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    // The process has ended.
    return [];
  }
}

/** Of a process and its descendants now, in MiB; memory that they share counts for each. */
export const treeMiB = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + treeMiB(child), residentMiB(pid));

/** Samples the tree of `pid` until the returned function is called, which returns the peak in MiB. */
export function watchPeak(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, treeMiB(pid))), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
