// Encodes the pictures that pages reference. public/pictures/ is also the cache for the next build, here or in CI: a
// name contains the whole recipe, so an existing file is always up to date.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, createReadStream } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { PICTURES, pictureHash, variantOf } from "./pictureNames";
import { reasonOf } from "../../platform/reasonOf";
import { filesBelow } from "../../platform/publicWalk";
import { pipeline } from "node:stream/promises";
import type { MiddlewareHost } from "../../platform/middlewareHost";

/**
 * Effort of the AVIF encoder, from 0 to 9. libvips's default, 4, takes eight times as long for the same size and 0.007
 * more structural similarity.
 */
const AVIF_EFFORT = 2;

/** Chroma at half the resolution, as in JPEG: two thirds of the time and a tenth fewer bytes at the same similarity. */
const AVIF_COLORS = "4:2:0";

const SOURCE = /\.(jpe?g|png|webp)$/;
const NAMED = new RegExp(`/${PICTURES}/([\\w.-]+)`, "g");

const isPageOrData = (name: string) => /\.(html|json)$/.test(name) && !name.startsWith("admin/");

interface Folders {
  publicFolder: string;
  contentFolder: string;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(([, name = ""]) => (variantOf(name) ? name : []));

/** The names of all pictures referenced by the pages below a folder and by the data they load. */
function namedPictures(publicFolder: string): Set<string> {
  const texts = filesBelow(publicFolder).filter(isPageOrData);
  return new Set(texts.flatMap((name) => namesIn(readFileSync(path.join(publicFolder, name), "utf8"))));
}

/** The picture files of content/ by hash. */
export function picturesByHash(contentFolder: string): Map<string, string> {
  const files = filesBelow(contentFolder).filter((name) => SOURCE.test(name));
  return new Map(
    files.map((name) => {
      const file = path.join(contentFolder, name);
      return [pictureHash(readFileSync(file)), file];
    }),
  );
}

/** @throws Error that names the picture, if `work` fails: the content check does not decode pictures, which takes long */
export const naming = <T>(source: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const remedy = "if it is damaged, export it again from the original and replace the file";
    throw new Error(`${path.relative("", source)} could not be processed (${reasonOf(error)}): ${remedy}`);
  });

/**
 * Encodes the picture with this name into a folder, upright and without metadata.
 * @throws Error if no picture in the content has the name's hash, or if the picture is damaged
 */
export async function encodePicture(name: string, sources: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const { hash = "", width, quality, format } = variantOf(name) ?? {};
  const source = sources.get(hash);
  if (!source) throw new Error(`No picture in content/ matches ${name}: run "npx gatsby clean", then build again`);
  const picture = sharp(source).autoOrient().resize(width);
  const file = path.join(folder, name);
  // An interrupted build must not leave a partial file under the final name.
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const encoded =
    format === "avif"
      ? picture.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: AVIF_COLORS })
      : picture.webp({ quality });
  await naming(source, encoded.toFile(unfinished));
  renameSync(unfinished, file);
}

/** Encodes the listed pictures, `atOnce` at a time, and empties the list. */
async function encodeAll(names: string[], { publicFolder, contentFolder }: Folders, atOnce: number): Promise<void> {
  if (names.length === 0) return;
  const sources = picturesByHash(contentFolder);
  const work = async () => {
    for (let name = names.shift(); name; name = names.shift())
      await encodePicture(name, sources, path.join(publicFolder, PICTURES));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const isMissing = ({ publicFolder }: Folders) => {
  const folder = path.join(publicFolder, PICTURES);
  const there = new Set(existsSync(folder) ? filesBelow(folder) : []);
  return (name: string) => !there.has(name);
};

let early: string[] = [];
let earlyDone = Promise.resolve();

/**
 * Starts with pictures that are known before Gatsby bundles its scripts, which leaves a core idle.
 * @param named text that contains their names
 */
export function beginPictures(named: string, folders: Folders): void {
  early = [...new Set(namesIn(named))].filter(isMissing(folders));
  // `encodePictures` retries failures with the rest, and reports them.
  earlyDone = encodeAll(early, folders, 1).catch(() => undefined);
}

/**
 * Encodes the referenced pictures that are missing, as many at a time as there are cores, and removes those that are no
 * longer referenced. Returns how many were missing.
 */
export async function encodePictures(folders: Folders): Promise<number> {
  early.length = 0;
  await earlyDone;
  const folder = path.join(folders.publicFolder, PICTURES);
  const named = namedPictures(folders.publicFolder);
  for (const name of existsSync(folder) ? filesBelow(folder) : [])
    if (!named.has(name)) rmSync(path.join(folder, name));
  const missing = [...named].filter(isMissing(folders));
  const count = missing.length;
  await encodeAll(missing, folders, availableParallelism());
  return count;
}

const ADDRESS = new RegExp(`^/${PICTURES}/([\\w.-]+)$`);

/** Adds pictures to `gatsby develop`: each is encoded when first requested. */
export function mountPictures(host: MiddlewareHost, publicFolder = "public", contentFolder = "content"): void {
  const folder = path.join(publicFolder, PICTURES);
  host.use((request, response, next) => {
    const name = ADDRESS.exec(request.url ?? "")?.[1] ?? "";
    const variant = variantOf(name);
    if (!variant) return next();
    const answer = async () => {
      const file = path.join(folder, name);
      if (!existsSync(file)) await encodePicture(name, picturesByHash(contentFolder), folder);
      response.writeHead(200, { "content-type": `image/${variant.format}` });
      await pipeline(createReadStream(file), response);
    };
    answer().catch(next);
  });
}
