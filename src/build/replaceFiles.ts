import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./publicWalk";

/**
 * Makes a folder hold exactly these files (names with `/` below it, and their texts). A file whose text is the same
 * stays untouched, with its packed copies: they need not be packed again.
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
