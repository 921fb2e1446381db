// What a store's path names on the disk, against what this process has open: files that are removed or replaced under a
// running server still take its writes, and nobody would ever see them again.
import { accessSync, constants, existsSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The files beside a database that belong to it. */
const SIDE_FILES = ["-wal", "-shm"] as const;

/** Device and inode of the store's files, by what stands behind the path; undefined for one that is not there. */
export interface FileMarks {
  main: string | undefined;
  side: readonly (string | undefined)[];
}

function markOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** The marks of the files that the path names now. */
export const marksOf = (path: string): FileMarks => ({
  main: markOf(path),
  side: SIDE_FILES.map((ending) => markOf(`${path}${ending}`)),
});

export type FileTrouble =
  /** Nothing stands at the path any more. */
  | "removed"
  /** Another database stands at the path. */
  | "replaced"
  /** The database is there; the file with its latest writes, or the one with its locks, is not. */
  | "side file removed"
  /** Nobody may write into the folder. */
  | "read-only folder";

/** What is wrong with the files that `opened` marks; undefined when all is well. */
export function fileTrouble(path: string, opened: FileMarks): FileTrouble | undefined {
  const now = marksOf(path);
  if (now.main === undefined) return "removed";
  if (now.main !== opened.main) return "replaced";
  if (now.side.some((mark, at) => mark !== opened.side[at])) return "side file removed";
  try {
    accessSync(dirname(path), constants.W_OK);
    return undefined;
  } catch {
    return "read-only folder";
  }
}

/** Removes side files whose database is gone: a new one would take them for its own. */
export function removeSideFiles(path: string): void {
  for (const ending of SIDE_FILES) rmSync(`${path}${ending}`, { force: true });
}

/** A path for a copy, beside the store and not taken yet. */
export function freePath(path: string): string {
  for (let number = 1; ; number++) {
    const free = `${path}.saved-${number}`;
    if (!existsSync(free)) return free;
  }
}
