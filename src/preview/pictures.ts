import type { PictureFile } from "./schema";

/** Reserves space for a picture that has not loaded yet, in the most common aspect ratio. */
const PLACEHOLDER: PictureFile = {
  address: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')}`,
  width: 1600,
  height: 900,
};

/** Pictures by path; a picture is a placeholder until it has loaded and `onLoaded` is called. */
export function keepPictures(onLoaded: () => void) {
  const known = new Map<string, { file: Blob | undefined; shown: PictureFile }>();

  async function load(path: string, loading: Promise<Blob | undefined>): Promise<void> {
    const before = known.get(path);
    if (!before) known.set(path, { file: undefined, shown: PLACEHOLDER });
    const file = await loading.catch(() => undefined);
    if (!file || file === before?.file) return;
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (!bitmap) return;
    const { width, height } = bitmap;
    bitmap.close();
    known.set(path, { file, shown: { address: URL.createObjectURL(file), width, height } });
    onLoaded();
  }

  /** The picture at a path; `read` returns its bytes. */
  return (path: string, read: (path: string) => Promise<Blob | undefined>): PictureFile => {
    if (path !== "" && !known.has(path)) void load(path, read(path));
    return known.get(path)?.shown ?? PLACEHOLDER;
  };
}
