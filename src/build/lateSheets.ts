import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lateRules } from "./ownStyles";

const WHOLE = /^styles\.[0-9a-f]{20}\.css$/;

/** The address of what a whole sheet, `/styles.1f….css`, adds to a page that has its own rules. */
export const lateSheet = (whole: string): string => whole.replace("styles.", "late.");

/** Writes, beside Gatsby's style sheet, what it adds to a page that has its own rules. */
export function writeLateSheets(publicFolder: string): void {
  for (const name of readdirSync(publicFolder).filter((file) => WHOLE.test(file))) {
    const css = readFileSync(path.join(publicFolder, name), "utf8");
    writeFileSync(path.join(publicFolder, lateSheet(name)), lateRules(css));
  }
}
