import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./publicWalk";

/**
 * Makes a folder contain exactly these files (relative names with `/`, and their text). Files whose text has not changed
 * stay untouched, along with their compressed copies.
 */
export function replaceFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of filesBelow(folder)) {
    if (!files.has(name.replace(/\.(br|gz)$/, ""))) rmSync(path.join(folder, name));
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
