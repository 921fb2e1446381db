/** Does the work at most once in `ms` milliseconds, whoever asks: in between, all get the same result. */
export function onceIn<Result>(ms: number, now: () => number, work: () => Promise<Result>): () => Promise<Result> {
  let known: { at: number; result: Promise<Result> } | undefined;
  return () => {
    if (known === undefined || now() - known.at >= ms) known = { at: now(), result: work() };
    return known.result;
  };
}
