// Tells the editor what content the site was built from, so that it can show whether a saved change is live.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { readPublished } from "../../content/read/readContent";
import { CONTENT_IDS, contentIds } from "../../editor/publishing/contentIds";

/** Writes the fingerprints of the content files next to the editor. */
export async function writeContentIds(publicFolder: string, contentFolder: string): Promise<void> {
  const files = readPublished(contentFolder).filter(({ name }) => name.endsWith(".json"));
  writeFileSync(path.join(publicFolder, "admin", CONTENT_IDS), JSON.stringify(await contentIds(files)));
}
