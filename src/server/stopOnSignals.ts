import { reasonOf } from "../reasonOf";
import type { Serving } from "./serve";

/**
 * One wish to stop may come several times: a terminal and systemd tell every process of the group, and what has started
 * this one may pass it on as well. Signals that are this close together count as one.
 */
const SAME_SIGNAL_MS = 2000;

/** On SIGTERM or SIGINT stops in good order and ends the process with 0; asked again later, ends it at once with 1. */
export function stopOnSignals(serving: Pick<Serving, "stop">): void {
  let stoppingSinceMs: number | undefined;
  const onSignal = () => {
    const nowMs = performance.now();
    if (stoppingSinceMs !== undefined) {
      if (nowMs - stoppingSinceMs > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSinceMs = nowMs;
    serving.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${reasonOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
