// Names of encoded pictures. A name identifies the source and the encoding, so that the names in the pages are the list
// of what to encode (src/build/pictures/encodePictures.ts), and an encoded picture is never out of date.
import { createHash } from "node:crypto";
import path from "node:path";

/** Their folder, below public/. */
export const PICTURES = "pictures";

/** One encoded version of a picture. */
export interface Variant {
  /** Of the source: see `pictureHash`. */
  hash: string;
  /** In pixels. */
  width: number;
  /** On the scale of the format's encoder, up to 100. */
  quality: number;
  format: "avif" | "webp";
}

const NAME = /([0-9a-f]{10})-(\d+)-(\d+)\.(avif|webp)$/;

/** Increment this when an encoder, or a setting not in the names, changes: all pictures are then encoded again. */
const RECIPE = 2;

export const pictureHash = (content: Uint8Array): string =>
  createHash("sha256").update(`${RECIPE}\n`).update(content).digest("hex").slice(0, 10);

const plain = (file: string) =>
  path
    .parse(file)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40);

/** `house-0123456789-960-43.avif`; the first part, from the source's file name, is for people and search engines. */
export const pictureName = (file: string, { hash, width, quality, format }: Variant): string =>
  `${plain(file)}-${hash}-${width}-${quality}.${format}`;

/** Parses a name; undefined if it is not one of ours. */
export function variantOf(name: string): Variant | undefined {
  const [, hash, width, quality, format] = NAME.exec(name) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), quality: Number(quality), format: format as Variant["format"] };
}
