import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./publicWalk";

const MEDIA = "media";

/** Gatsby copies `static/` to public/ but deletes nothing there: media that editors delete would stay published. */
export function removeDeletedMedia(publicFolder: string, staticFolder: string): void {
  const published = path.join(publicFolder, MEDIA);
  if (!existsSync(published)) return;
  for (const name of filesBelow(published))
    if (!existsSync(path.join(staticFolder, MEDIA, name))) rmSync(path.join(published, name));
}
