import { UPRIGHT } from "../theme/breakpoints";
import * as styles from "./Picture.module.css";
import { pictureSources, type PictureContent } from "./pictureSources";

interface PictureProps {
  picture: PictureContent;
  /** The `sizes` attribute: the picture's width in the layout, including what is cropped at the sides. */
  sizes: string;
  /** Another crop for narrow upright screens. */
  portrait?: PictureContent;
  /** Sufficient width in pixels, one of those in pictureQueries.ts: wider files are not offered. */
  widest?: number;
  /** The page's largest picture: loaded immediately, before anything else. */
  priority?: boolean;
  /** The picture adds nothing to the text next to it. */
  decorative?: boolean;
  /** A decorative one of a project beside its name. */
  thumbnail?: boolean;
  className?: string;
}

/**
 * `sizes` of a page's first picture on phones, for which the first view waits: a tenth below the screen's resolution,
 * and at most two pixels per CSS pixel.
 */
export const PHONE_SIZES = `${UPRIGHT} and (min-resolution: 2.5dppx) 67vw, ${UPRIGHT} 90vw`;

/** Enough for a fifth of a wide screen, in pixels. */
const THUMBNAIL_WIDTH = 730;

/** The sources of another crop: all its formats must precede those of the wide picture. */
function UprightSources({ picture, sizes }: Pick<PictureProps, "picture" | "sizes">) {
  const { sources, src } = pictureSources(picture);
  return (
    <>
      {sources.map(({ type, srcSet }) => (
        <source key={type} media={UPRIGHT} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <source media={UPRIGHT} srcSet={src} />
    </>
  );
}

/** A picture in AVIF and WebP with its space reserved; needs no script. */
export function Picture({
  picture,
  sizes,
  portrait,
  thumbnail = false,
  widest = thumbnail ? THUMBNAIL_WIDTH : undefined,
  priority = false,
  decorative = thumbnail,
  className,
}: PictureProps) {
  const wide = pictureSources(picture, widest);
  return (
    <picture className={`${styles.picture} ${thumbnail ? `framed ${styles.thumbnail}` : ""} ${className ?? ""}`}>
      {portrait && <UprightSources picture={portrait} sizes={sizes} />}
      {wide.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={wide.src}
        alt={decorative ? "" : wide.alt}
        width={wide.width}
        height={wide.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        // Otherwise a picture barely in the first view would compete with the page's largest one for bandwidth.
        fetchpriority={priority ? "high" : "low"}
      />
    </picture>
  );
}
