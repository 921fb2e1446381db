import type { Serving } from "./serve";

/** On SIGTERM or SIGINT stops in good order and ends the process with 0; a second signal ends it at once with 1. */
export function stopOnSignals(serving: Pick<Serving, "stop">): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    serving.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
