// Pictures in GraphQL: a file's `gatsbyImageData` lists its variants in all widths, which are encoded later
// (src/build/pictures/encodePictures.ts). gatsby-plugin-sharp would make twice as many, one after another, and has no
// setting for the encoder's effort.
import { readFile } from "node:fs/promises";
import { generateImageData, type IGatsbyImageData, type IGatsbyImageHelperArgs } from "gatsby-plugin-image";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import type { CreateResolversArgs } from "gatsby";
import sharp from "sharp";
import { naming } from "./encodePictures";
import { PICTURES, pictureHash, pictureName, type Variant } from "./pictureNames";

// On our pictures, AVIF at 43 has the structural similarity of WebP at 50 and is a third smaller.
const AVIF_QUALITY = 43;
const WEBP_QUALITY = 50;

// The only WebP file is for browsers without AVIF, from before 2024: sharp enough for any phone, small enough for any
// connection.
const WEBP_WIDTH = 700;

interface FileNode {
  absolutePath: string;
  base: string;
  internal: { contentDigest: string };
}

interface Source {
  hash: string;
  width: number;
  height: number;
}

async function readSource(file: string): Promise<Source> {
  const content = await readFile(file);
  const { autoOrient } = await sharp(content).metadata();
  return { hash: pictureHash(content), ...autoOrient };
}

const sources = new Map<string, Promise<Source>>();

/** Reads each picture once, however many pages use it. */
function sourceOf({ absolutePath, internal }: FileNode): Promise<Source> {
  const known = sources.get(internal.contentDigest) ?? naming(absolutePath, readSource(absolutePath));
  sources.set(internal.contentDigest, known);
  return known;
}

interface OwnArguments {
  /** Of the AVIF files. */
  quality?: number;
}

type Arguments = Pick<IGatsbyImageHelperArgs, "layout" | "width" | "breakpoints"> & OwnArguments;

async function imageData(file: FileNode, { quality = AVIF_QUALITY, ...wanted }: Arguments): Promise<IGatsbyImageData> {
  const { hash, width, height } = await sourceOf(file);
  const address = (variant: Omit<Variant, "hash">) => `/${PICTURES}/${pictureName(file.base, { hash, ...variant })}`;
  const data = generateImageData({
    ...wanted,
    pluginName: "pictureResolver",
    filename: file.base,
    formats: ["avif"],
    sourceMetadata: { width, height, format: "avif" },
    generateImageSource: (_, variantWidth, variantHeight, format) => ({
      src: address({ width: variantWidth, quality, format: "avif" }),
      width: variantWidth,
      height: variantHeight,
      format,
    }),
  });
  const fallback = wanted.breakpoints?.find((one) => one >= WEBP_WIDTH) ?? width;
  const src = address({ width: Math.min(fallback, width), quality: WEBP_QUALITY, format: "webp" });
  return { ...data, images: { ...data.images, fallback: { src } } };
}

/** Adds `gatsbyImageData` to every file; a query may set its own `quality`. */
export function createPictureResolver({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  createResolvers({
    File: {
      gatsbyImageData: getGatsbyImageFieldConfig<FileNode, unknown, OwnArguments>(imageData, { quality: "Int" }),
    },
  });
}
