import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as returned by the pages' queries. */
export interface PictureContent {
  readonly alt: string;
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
}

/** What a `<picture>` element needs; sizes in CSS pixels. */
interface PictureSources {
  alt: string;
  /** The fallback for browsers that support none of the formats in `sources` (before 2023). */
  src: string;
  width: number;
  height: number;
  color: string | undefined;
  sources: { type: string; srcSet: string }[];
}

// Sharp enough for every phone, small enough for every connection.
const FALLBACK_WIDTH = 700;

/** The files of a `srcset`, narrowest first. */
function filesOf(srcSet: string): { file: string; width: number }[] {
  const files = srcSet.split(",").map((part) => part.trim().split(" "));
  return files
    .map(([file = "", width = ""]) => ({ file, width: parseInt(width, 10) }))
    .sort((one, other) => one.width - other.width);
}

/** The narrowest file of a `srcset` that is at least 700 pixels wide, or its widest. */
function middleOf(srcSet: string): string | undefined {
  const files = filesOf(srcSet);
  return (files.find(({ width }) => width >= FALLBACK_WIDTH) ?? files.at(-1))?.file;
}

/** A `srcset` without files wider than `widest` pixels; the narrowest is always kept. */
const upTo = (srcSet: string, widest: number) =>
  filesOf(srcSet)
    .filter(({ width }, position) => position === 0 || width <= widest)
    .map(({ file, width }) => `${file} ${width}w`)
    .join(",");

/**
 * The generated files of a picture; its sources offer those up to `widest` pixels wide.
 * @throws Error if the files could not be generated (the content check rejects such pictures before a build)
 */
export function pictureSources({ alt, file }: PictureContent, widest = Infinity): PictureSources {
  const prepared = file.childImageSharp?.gatsbyImageData;
  const fallback = prepared?.images.fallback;
  if (!prepared || !fallback) throw new Error(`The picture "${alt}" could not be prepared`);
  return {
    alt,
    src: middleOf(fallback.srcSet ?? "") || fallback.src,
    width: prepared.width,
    height: prepared.height,
    color: prepared.backgroundColor,
    sources: (prepared.images.sources ?? []).map(({ type, srcSet }) => ({
      type: type ?? "",
      srcSet: upTo(srcSet, widest),
    })),
  };
}
