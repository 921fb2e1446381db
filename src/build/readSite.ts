import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteContent } from "../content/kinds/site";

/** The parsed `content/site.json`; the content check has passed before. */
export function readSite(contentFolder: string): SiteContent {
  return JSON.parse(readFileSync(path.join(contentFolder, "site.json"), "utf8")) as SiteContent;
}
