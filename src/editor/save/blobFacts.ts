// Inspects pictures and videos in the browser, as readMedia.ts does on disk.
import { isCaptions, type Media, type MediaFact } from "../../content/read/media";

const PICTURE = /\.(jpe?g|png|webp)$/;

async function blobFact(path: string, file: Blob): Promise<MediaFact> {
  if (PICTURE.test(path)) {
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) return { state: "broken" };
    const { width, height } = picture;
    picture.close();
    return { state: "picture", widthPixels: width, heightPixels: height };
  }
  if (!path.endsWith(".vtt")) return { state: "file" };
  return { state: isCaptions(await file.text()) ? "file" : "broken" };
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
