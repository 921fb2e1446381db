import { readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Copies by the daily backup, by a server whose file was gone, or before a restore, finished or not. */
const COPY = /^(\.(?:saved|replaced)-\d+|leads-\d{4}-\d\d-\d\d\.db)(\.unfinished)?$/;

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
    .filter((name) => name.startsWith(basename(path)) && COPY.test(name.slice(basename(path).length)))
    .map((name) => join(dirname(path), name));
  if (backupFolder === undefined) return beside;
  const folder = resolve(backupFolder);
  return [
    ...beside,
    ...filesIn(folder)
      .filter((name) => COPY.test(name))
      .map((name) => join(folder, name)),
  ].sort();
}
