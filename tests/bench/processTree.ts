// Memory of a process with all that it has started. Linux only.
import { readFileSync } from "node:fs";
import { residentMiB } from "./report";

const SAMPLE_MS = 250;

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    // It has ended in the meantime.
    return [];
  }
}

const treeMiB = (pid: number): number => childrenOf(pid).reduce((sum, child) => sum + treeMiB(child), residentMiB(pid));

/** Samples the tree below `pid` until the returned function is called, which gives the most that it held, MiB. */
export function watchPeak(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, treeMiB(pid))), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
