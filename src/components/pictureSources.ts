import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as returned by the pages' queries. */
export interface PictureContent {
  readonly alt: string;
  readonly file: { readonly gatsbyImageData: IGatsbyImageData };
}

/** What a `<picture>` element needs; sizes in CSS pixels. */
interface PictureSources {
  alt: string;
  /** The fallback for browsers that support none of the formats in `sources` (before 2024). */
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
}

/** A `srcset` without files wider than `widest` pixels; the narrowest, which comes first, is always kept. */
const upTo = (srcSet: string, widest: number) =>
  srcSet
    .split(/,\s*/)
    .filter((file, position) => position === 0 || parseInt(file.split(" ")[1] ?? "", 10) <= widest)
    .join(",");

/** The files of a picture; its sources offer those up to `widest` pixels wide. */
export function pictureSources({ alt, file }: PictureContent, widest = Infinity): PictureSources {
  const { images, width, height } = file.gatsbyImageData;
  return {
    alt,
    src: images.fallback?.src ?? "",
    width,
    height,
    sources: (images.sources ?? []).map(({ type = "", srcSet }) => ({ type, srcSet: upTo(srcSet, widest) })),
  };
}
