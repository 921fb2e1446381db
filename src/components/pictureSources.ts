import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as the pages' queries return it. */
export interface PictureContent {
  readonly alt: string;
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
}

/** What a `<picture>` element needs; sizes in CSS pixels. */
export interface PictureSources {
  alt: string;
  src: string;
  width: number;
  height: number;
  color: string | undefined;
  sources: { type: string; srcSet: string }[];
}

/**
 * Reads the prepared files of a picture.
 * @throws Error when the file could not be prepared (the content check refuses such files before a build).
 */
export function pictureSources({ alt, file }: PictureContent): PictureSources {
  const prepared = file.childImageSharp?.gatsbyImageData;
  const fallback = prepared?.images.fallback;
  if (!prepared || !fallback) throw new Error(`The picture "${alt}" could not be prepared`);
  const sources = (prepared.images.sources ?? []).map(({ type = "image/webp", srcSet }) => ({ type, srcSet }));
  if (fallback.srcSet) sources.push({ type: "image/webp", srcSet: fallback.srcSet });
  return {
    alt,
    src: fallback.src,
    width: prepared.width,
    height: prepared.height,
    color: prepared.backgroundColor,
    sources: sources.filter(({ type }, i) => sources.findIndex((other) => other.type === type) === i),
  };
}
