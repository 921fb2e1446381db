import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "../../terminal/commandLine";
import { commandOf } from "../../config/installation";
import { readLeadSettings } from "../leadSettings";
import { backUp } from "./backUp";

/**
 * `npm run leads -- backup FILE`: copies the store while the server runs.
 * @throws CommandError, DatabaseError
 */
export async function backupCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: (text: string) => void) {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new CommandError(`Name one new file: ${commandOf("leads")} backup FILE`);
  const { database } = readLeadSettings(env);
  if (database.kind === "postgres")
    throw new CommandError(
      "The store is a PostgreSQL database: use its own tools, such as pg_dump or continuous archiving.",
    );
  if (!existsSync(database.path)) throw new CommandError(`There is no lead store at ${database.path}.`);
  const leads = await backUp(database.path, file);
  print(`${leads} leads copied to ${resolve(file)}. To restore: stop the server,\n`);
  print(`replace ${resolve(database.path)} with it, delete its -wal and -shm files, and start the server.\n`);
}
