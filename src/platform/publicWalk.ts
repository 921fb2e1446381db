import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Sorted relative paths, with `/`, of all files below a folder. Symbolic links are skipped: they could lead out of the
 * folder. Throws if the folder cannot be read.
 */
export function filesBelow(folder: string): string[] {
  // Not readdir's own `recursive`, which follows links since Node 22.
  const namesIn = (below: string): string[] =>
    readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const name = `${below}${entry.name}`;
      if (entry.isDirectory()) return namesIn(`${name}/`);
      return entry.isFile() ? [name] : [];
    });
  return namesIn("").sort();
}
