import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

// `app-4f….js`, `styles.1f….css`, with what stands beside them: packed copies, maps, licences.
const BUNDLE = /[-.][0-9a-f]{20}\.(js|css)(\.|$)/;

/**
 * Removes the scripts and style sheets of the last build: Gatsby writes the current ones anew and would leave the old
 * ones lying.
 */
export function clearBundles(publicFolder: string): void {
  if (!existsSync(publicFolder)) return;
  for (const name of readdirSync(publicFolder)) {
    if (BUNDLE.test(name)) rmSync(path.join(publicFolder, name));
  }
}
