import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "../../commandLine";
import { readLeadSettings } from "../leadSettings";
import { backUp } from "./backUp";

/**
 * `npm run leads -- backup FILE`: copies the store while the server works.
 * @throws CommandError, DatabaseError
 */
export async function backupCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: (text: string) => void) {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new CommandError("Name one new file: npm run leads -- backup FILE");
  const { database } = readLeadSettings(env);
  if (database.kind === "postgres")
    throw new CommandError(
      "The store is a PostgreSQL database: use its own tools, such as pg_dump or continuous archiving.",
    );
  if (!existsSync(database.path)) throw new CommandError(`There is no store of leads at ${database.path}.`);
  const leads = await backUp(database.path, file);
  print(`${leads} leads are in ${resolve(file)}. To restore: stop the server, put the file in the place of\n`);
  print(`${resolve(database.path)}, remove the files beside it that end in -wal and -shm, start the server.\n`);
}
