// Shared by the staff command lines: reading arguments, and exiting.
import { parseArgs, type ParseArgsConfig } from "node:util";
import { loadEnvironment } from "../../platform/environment";
import { reasonOf } from "../../platform/reasonOf";
import { SettingsError } from "../config/settings";
import { DatabaseError } from "../database/database";

export class CommandError extends Error {
  override readonly name = "CommandError";
}

/**
 * Node's `parseArgs`, with errors as one sentence.
 * @param advice follows that sentence, starting with a space or line break
 * @throws CommandError when an option is unknown or its value is missing
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  advice: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const fault = error instanceof Error ? error.message.split(". ")[0] : "Wrong options";
    throw new CommandError(`${fault}.${advice}`);
  }
}

function tell(error: unknown): void {
  const isExpected = error instanceof CommandError || error instanceof SettingsError || error instanceof DatabaseError;
  const reason = reasonOf(error);
  process.stderr.write(isExpected ? `${reason}\n` : `The command failed: ${reason.split("\n")[0]}\n`);
}

/**
 * Runs a command with its arguments and the environment, `.env` included. An error leads to a message on standard error
 * and exit code 1.
 */
export function runCommand(command: (args: string[], env: NodeJS.ProcessEnv) => Promise<void>): void {
  // A reader that stops early, such as `head`, is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    process.stderr.write(`The output could not be written: ${error.code ?? error.message}\n`);
    process.exit(1);
  });
  command(process.argv.slice(2), loadEnvironment()).catch((error: unknown) => {
    tell(error);
    process.exitCode = 1;
  });
}
