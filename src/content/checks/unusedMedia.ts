import { readdir } from "node:fs/promises";
import path from "node:path";
import { isMedia } from "../read/fileNames";

/** Where editors put pictures, videos and captions, relative to the project root. */
const FOLDERS = ["content", "static/media"];

async function mediaFilesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names.map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/"))).filter(isMedia);
}

/** The project's pictures, videos and captions that are not in `used`, sorted; paths are relative to `root`. */
export async function unusedMedia(root: string, used: readonly string[]): Promise<string[]> {
  const files = await Promise.all(FOLDERS.map((folder) => mediaFilesIn(root, folder)));
  const known = new Set(used);
  return files
    .flat()
    .filter((file) => !known.has(file))
    .sort();
}
