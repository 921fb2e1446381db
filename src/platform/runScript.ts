import { reasonOf } from "./reasonOf";

/** Runs a script to its end. An error ends the process with exit code 1, after its message on standard error. */
export function runScript(script: () => Promise<void>): void {
  script().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  });
}
