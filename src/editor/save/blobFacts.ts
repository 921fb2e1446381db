// Inspects pictures, videos, and captions in the browser, as readMedia.ts does on disk.
import { captionsFact } from "../../content/read/captionsFact";
import type { Media, MediaFact } from "../../content/read/media";
import { videoFact } from "../../content/read/videoFact";

const PICTURE = /\.(jpe?g|png|webp)$/;

export async function blobFact(path: string, file: Blob): Promise<MediaFact> {
  if (PICTURE.test(path)) {
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) return { state: "broken", fault: "broken" };
    const { width, height } = picture;
    picture.close();
    return { state: "picture", widthPixels: width, heightPixels: height };
  }
  const read = async (from: number, length: number) =>
    new Uint8Array(await file.slice(from, from + length).arrayBuffer());
  const name = path.toLowerCase();
  if (name.endsWith(".vtt")) return captionsFact(await read(0, file.size));
  return /\.(mp4|webm)$/.test(name) ? videoFact(name, read, file.size) : { state: "file" };
}

/** Facts about the files at `paths`; `read` returns undefined for a missing file. Other paths count as present. */
export async function blobFacts(
  paths: readonly string[],
  read: (path: string) => Promise<Blob | undefined>,
): Promise<Media> {
  const facts = await Promise.all(
    paths.map(async (path): Promise<[string, MediaFact]> => {
      const file = await read(path);
      return [path, file ? await blobFact(path, file) : { state: "missing" }];
    }),
  );
  const known = new Map(facts);
  return (path) => known.get(path) ?? { state: "file" };
}
