// The default location of the store: outside the checkout, which people delete, clean, and redeploy.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { valueOf } from "../config/variables";
import { errorCode } from "../../platform/errorCode";

const NAME = join("flipx-site", "leads.db");
/** Where earlier versions kept it: in the checkout. */
const FORMER = join(".data", "leads.db");
// The database last: an interrupted move resumes at the next start.
const ENDINGS = ["-shm", "-wal", ""];

/** The default store's path, per the XDG Base Directory Specification. */
export function defaultStorePath(env: NodeJS.ProcessEnv): string {
  const dataHome = valueOf(env, "XDG_DATA_HOME");
  const folder = isAbsolute(dataHome) ? dataHome : join(valueOf(env, "HOME") || homedir(), ".local", "share");
  return join(folder, NAME);
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    copyFileSync(from, to);
    rmSync(from);
  }
}

/**
 * Moves an earlier version's store to the current default location, once, never overwriting another store.
 * @returns where it came from; undefined when there was nothing to move
 */
export function moveFormerStore(path: string, former = FORMER): string | undefined {
  const from = resolve(former);
  if (!existsSync(from) || existsSync(path)) return undefined;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  for (const ending of ENDINGS) if (existsSync(`${from}${ending}`)) move(`${from}${ending}`, `${path}${ending}`);
  return from;
}
