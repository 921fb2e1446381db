import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { listIn } from "../../../content/listIn";

/** The key of what the store remembers of the one that it was moved from: files, or a database. */
export const FORMER_STORE = "former-store";

/** Files by the daily backup, or set aside by a command, finished or not. */
const OWN_COPY = /^(\.(?:replaced|moved)-\d+|leads-\d{4}-\d\d-\d\d\.db)(\.unfinished|-wal|-shm)?$/;

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The copies of the SQLite store that the server made and that still exist; files that staff copied elsewhere are not
 * among them.
 * @param backupFolder where it is backed up daily
 */
export function copiesOf(storePath: string, backupFolder?: string): string[] {
  const path = resolve(storePath);
  const beside = filesIn(dirname(path))
    .filter((name) => name.startsWith(basename(path)) && OWN_COPY.test(name.slice(basename(path).length)))
    .map((name) => join(dirname(path), name));
  if (backupFolder === undefined) return beside;
  const folder = resolve(backupFolder);
  const daily = filesIn(folder).filter((name) => OWN_COPY.test(name));
  return [...beside, ...daily.map((name) => join(folder, name))].sort();
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Where the store was moved from, as long as that is there; a database elsewhere always may be. */
export const formerStore = (remembered: string | undefined): string[] =>
  listIn(remembered ?? "[]", isText).filter((place) => !isAbsolute(place) || existsSync(place));
