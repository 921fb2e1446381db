// Encodes the pictures that pages name. public/pictures/ is also what spares the next build, here or in CI, the work: a name
// tells the whole recipe, so what is there is right.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { PICTURES, pictureHash, variantOf } from "./pictureNames";
import { filesBelow } from "../publicWalk";

/**
 * Effort of the AVIF encoder, from 0 to 9. The default of libvips, 4, takes eight times as long for the same bytes and
 * 0.007 more structural similarity.
 */
const AVIF_EFFORT = 2;

/** Colors at half the resolution, as in JPEG: two thirds of the time and a tenth fewer bytes at the same similarity. */
const AVIF_COLORS = "4:2:0";

const SOURCE = /\.(jpe?g|png|webp)$/;
const NAMED = new RegExp(`/${PICTURES}/([\\w.-]+)`, "g");

const isPageOrData = (name: string) => /\.(html|json)$/.test(name) && !name.startsWith("admin/");

/** The names of all pictures in the pages below a folder, and in the data that they load. */
function namedPictures(publicFolder: string): Set<string> {
  const texts = filesBelow(publicFolder).filter(isPageOrData);
  return new Set(
    texts.flatMap((name) =>
      [...readFileSync(path.join(publicFolder, name), "utf8").matchAll(NAMED)].flatMap(([, picture = ""]) =>
        variantOf(picture) ? picture : [],
      ),
    ),
  );
}

/** Finds pictures of content/ by their hash. */
export function picturesByHash(contentFolder: string): Map<string, string> {
  const files = filesBelow(contentFolder).filter((name) => SOURCE.test(name));
  return new Map(
    files.map((name) => {
      const file = path.join(contentFolder, name);
      return [pictureHash(readFileSync(file)), file];
    }),
  );
}

/**
 * Encodes the picture of this name into a folder, upright and without what the camera wrote.
 * @throws Error when no picture of the content has the name's hash
 */
export async function encodePicture(name: string, sources: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const { hash = "", width, quality, format } = variantOf(name) ?? {};
  const source = sources.get(hash);
  if (!source) throw new Error(`No picture of content/ makes ${name}: run "npx gatsby clean", then build again`);
  const picture = sharp(source).autoOrient().resize(width);
  const file = path.join(folder, name);
  // An interrupted build leaves nothing that looks finished.
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await (
    format === "avif"
      ? picture.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: AVIF_COLORS })
      : picture.webp({ quality })
  ).toFile(unfinished);
  renameSync(unfinished, file);
}

/**
 * Encodes each picture that pages name and that is not there yet, as many at a time as there are cores, and removes those
 * that no page names any more. Returns how many it encoded.
 */
export async function encodePictures(publicFolder: string, contentFolder: string): Promise<number> {
  const folder = path.join(publicFolder, PICTURES);
  const named = namedPictures(publicFolder);
  const there = new Set(existsSync(folder) ? filesBelow(folder) : []);
  for (const name of there) if (!named.has(name)) rmSync(path.join(folder, name));
  const missing = [...named].filter((name) => !there.has(name));
  if (missing.length === 0) return 0;
  const sources = picturesByHash(contentFolder);
  const queue = missing.values();
  const work = async () => {
    for (const name of queue) await encodePicture(name, sources, folder);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return missing.length;
}
