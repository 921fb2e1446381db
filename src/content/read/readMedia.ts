// Inspects the files that the content names.
import { lstat, open, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { captionsFact } from "./captionsFact";
import { isWholePicture } from "./isWholePicture";
import { LARGEST_FILE, type Media, type MediaFact } from "./media";
import { videoFact } from "./videoFact";
import { closestName } from "./closestName";

async function pictureFact(file: string): Promise<MediaFact> {
  const bytes = await readFile(file);
  const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
  if (!isWholePicture(format, bytes)) return { state: "broken", fault: "broken" };
  // EXIF orientations from 5 on are rotated by 90 degrees: visitors see width and height swapped.
  const [widthPixels, heightPixels] = orientation >= 5 ? [height, width] : [width, height];
  return { state: "picture", widthPixels, heightPixels };
}

async function filmFact(path: string, size: number): Promise<MediaFact> {
  const file = await open(path);
  try {
    return await videoFact(
      path,
      async (at, length) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      },
      size,
    );
  } finally {
    await file.close();
  }
}

async function fileFact(root: string, name: string): Promise<MediaFact> {
  const file = path.join(root, name);
  try {
    const found = await lstat(file);
    if (found.isSymbolicLink()) return { state: "linked" };
    if (found.size > LARGEST_FILE) return { state: "tooLarge", bytes: found.size };
    if (/\.(jpe?g|png|webp)$/.test(file)) return await pictureFact(file);
    return file.endsWith(".vtt") ? captionsFact(await readFile(file)) : await filmFact(file, found.size);
  } catch {
    return { state: "broken", fault: "broken" };
  }
}

/** Facts about the files at `paths`, relative to the project's `root`; each is read once. */
export async function readMedia(root: string, paths: readonly string[]): Promise<Media> {
  const folders = new Map<string, Promise<string[]>>();
  const namesIn = (folder: string) => {
    const names = folders.get(folder) ?? readdir(folder).catch(() => []);
    folders.set(folder, names);
    return names;
  };
  // Looked up in the folder's listing: on case-insensitive file systems, House.jpg would also open house.jpg.
  const look = async (file: string): Promise<MediaFact> => {
    const full = path.join(root, file);
    const names = await namesIn(path.dirname(full));
    const name = path.basename(full);
    if (names.includes(name)) return fileFact(root, file);
    return { state: "missing", nearest: closestName(names, name) };
  };
  const facts = new Map<string, MediaFact>();
  // One at a time: a thousand photos at once would exhaust memory.
  for (const file of new Set(paths)) facts.set(file, await look(file));
  return (file) => facts.get(file) ?? { state: "missing" };
}
