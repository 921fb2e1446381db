import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Makes a folder contain exactly these files, given by relative path with `/`. */
export function replaceFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
