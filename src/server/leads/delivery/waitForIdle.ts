import { performance } from "node:perf_hooks";

const SHORTEST_MS = 20;
const LONGEST_MS = 320;
/** The share of a pause in which the event loop had work to do. */
const BUSY = 0.8;

/**
 * A pause between two pieces of background work, so that visitors come first: short, or while they keep the event loop
 * busy up to half a second in all.
 */
export async function waitForIdle(sleep: (ms: number) => Promise<void>): Promise<void> {
  for (let ms = SHORTEST_MS; ms <= LONGEST_MS; ms *= 2) {
    const before = performance.eventLoopUtilization();
    await sleep(ms);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}
