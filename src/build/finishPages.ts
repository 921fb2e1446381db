import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deferBoot } from "./deferBoot";
import { filesBelow } from "./publicWalk";

/** Hashes of all inline scripts and style sheets of the pages, as a Content-Security-Policy names them. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

// Data blocks (JSON-LD) and scripts from files have attributes; scripts that run inline have none here.
const inlineOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|type="application))[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, text]) => hashOf(text ?? ""),
  );

/** Rewrites every built page for late boot and returns the hashes of what stands inline in them. */
export function finishPages(publicFolder: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const name of filesBelow(publicFolder).filter((file) => file.endsWith(".html"))) {
    const file = path.join(publicFolder, name);
    const html = deferBoot(readFileSync(file, "utf8"));
    writeFileSync(file, html);
    inlineOf(html, "script").forEach((hash) => scripts.add(hash));
    inlineOf(html, "style").forEach((hash) => styles.add(hash));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
