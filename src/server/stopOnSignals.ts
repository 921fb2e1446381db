import { reasonOf } from "../platform/reasonOf";

/**
 * One request to stop may arrive several times: a terminal and systemd signal every process of the group, and the parent
 * process may forward it as well. Signals this close together count as one.
 */
const SAME_SIGNAL_MS = 2000;

/**
 * On SIGTERM or SIGINT, stops gracefully and exits with 0, or with the code that `stop` returns; on a later second signal,
 * exits immediately with 1.
 */
export function stopOnSignals(server: { stop(): Promise<number | void> }): void {
  let stoppingSinceMs: number | undefined;
  const onSignal = () => {
    const nowMs = performance.now();
    if (stoppingSinceMs !== undefined) {
      if (nowMs - stoppingSinceMs > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSinceMs = nowMs;
    server.stop().then(
      (code) => process.exit(code ?? 0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${reasonOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
