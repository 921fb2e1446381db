/** What an operator did, and what a visitor saw of it. */
export interface Line {
  did: string;
  saw: string;
  isRight: boolean;
}

const seen = (did: string, isRight: boolean, saw: string): Line => ({ did, saw, isRight });

/** Runs a step; an error is what was seen. */
export async function step(did: string, run: () => Promise<[isRight: boolean, saw: string]>): Promise<Line> {
  const beganMs = performance.now();
  const [isRight, saw] = await run().catch((error: unknown): [boolean, string] => [
    false,
    error instanceof Error ? error.message : String(error),
  ]);
  const seconds = ((performance.now() - beganMs) / 1000).toFixed(1);
  process.stdout.write(`${isRight ? "right" : "WRONG"}  ${did}: ${saw} (${seconds} s)\n`);
  return seen(did, isRight, saw);
}
