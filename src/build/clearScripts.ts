import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

// `app-4f….js` with what stands beside it: packed copies, maps, licences.
const SCRIPT = /-[0-9a-f]{20}\.js(\.|$)/;

/** Removes the scripts of the last build: Gatsby writes the current ones anew and would leave the old ones lying. */
export function clearScripts(publicFolder: string): void {
  if (!existsSync(publicFolder)) return;
  for (const name of readdirSync(publicFolder)) {
    if (SCRIPT.test(name)) rmSync(path.join(publicFolder, name));
  }
}
