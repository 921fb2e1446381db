// The names of encoded pictures. A name says which picture it was made of, and how: pages that name pictures are the list
// of what to encode (src/build/pictures/encodePictures.ts), and an encoded picture is never out of date.
import { createHash } from "node:crypto";
import path from "node:path";

/** Their folder, below public/. */
export const PICTURES = "pictures";

/** One file made of a picture. */
export interface Variant {
  /** Of the picture's content. */
  hash: string;
  /** In pixels. */
  width: number;
  /** As the format's encoder counts it, up to 100. */
  quality: number;
  format: "avif" | "webp";
}

const NAME = /([0-9a-f]{10})-(\d+)-(\d+)\.(avif|webp)$/;

/** Encoders' versions and settings that no name tells: whoever changes one of them counts up, and all is encoded anew. */
const RECIPE = 2;

export const pictureHash = (content: Uint8Array): string =>
  createHash("sha256").update(`${RECIPE}\n`).update(content).digest("hex").slice(0, 10);

const plain = (file: string) =>
  path
    .parse(file)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40);

/** `house-0123456789-960-43.avif`; the beginning, after the picture's file, is for people and search engines. */
export const pictureName = (file: string, { hash, width, quality, format }: Variant): string =>
  `${plain(file)}-${hash}-${width}-${quality}.${format}`;

/** What a name says; undefined when it is none of ours. */
export function variantOf(name: string): Variant | undefined {
  const [, hash, width, quality, format] = NAME.exec(name) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), quality: Number(quality), format: format as Variant["format"] };
}
