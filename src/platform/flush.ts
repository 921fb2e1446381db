import { closeSync, fsyncSync, openSync } from "node:fs";

/** Forces a file's bytes, or a folder's entries, to the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
