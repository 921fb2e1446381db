import { CommandError } from "../../terminal/commandLine";
import type { CommandContext } from "./commands";

/**
 * Runs the same command for several leads. A rejected one does not stop the others; with --json the results are a list.
 * @throws CommandError listing every rejection, once all are done
 */
export async function forEachLead(
  context: CommandContext,
  ids: readonly string[],
  work: (context: CommandContext, id: string) => Promise<void>,
): Promise<void> {
  const results: string[] = [];
  const refusals: string[] = [];
  const isList = context.json && ids.length > 1;
  const own = isList ? { ...context, print: (text: string) => void results.push(text.trimEnd()) } : context;
  for (const id of ids) {
    try {
      await work(own, id);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      refusals.push(error.message);
    }
  }
  if (isList) context.print(`[${results.join(",\n")}]\n`);
  if (refusals.length > 0) throw new CommandError(refusals.join("\n"));
}
