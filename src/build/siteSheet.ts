import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lateRules, type SiteSheet } from "./firstStyles";

/** Reads the style sheet that Gatsby has written, and writes what it adds to a page beside it. Throws when there is none. */
export function writeLateSheet(publicFolder: string): SiteSheet {
  const name = readdirSync(publicFolder).find((file) => /^styles\.[0-9a-f]{20}\.css$/.test(file));
  if (!name) throw new Error(`${publicFolder} holds no style sheet of Gatsby's`);
  const css = readFileSync(path.join(publicFolder, name), "utf8");
  const rules = lateRules(css);
  const late = `late.${createHash("sha256").update(rules).digest("hex").slice(0, 20)}.css`;
  writeFileSync(path.join(publicFolder, late), rules);
  return { href: `/${name}`, css, late: `/${late}` };
}
