import { createInterface } from "node:readline/promises";
import { CommandError } from "./commandLine";

/**
 * Asks the person at the terminal, on standard error; anything but `y` or `yes` is a no.
 * @throws CommandError when there is no terminal to ask at
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError(`${question} Nobody can be asked here: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
