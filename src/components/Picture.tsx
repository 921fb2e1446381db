import { UPRIGHT } from "../theme/tokens";
import * as styles from "./Picture.module.css";
import { pictureSources, type PictureContent } from "./pictureSources";

interface PictureProps {
  picture: PictureContent;
  /** The picture's width in the layout, as the `sizes` attribute says it: with what is cropped at its sides. */
  sizes: string;
  /** Another crop for narrow upright screens. */
  portrait?: PictureContent;
  /** Pixels that are enough in this place, one of the widths of pictureQueries.ts: wider files are not offered. */
  widest?: number;
  /** The page's largest picture: loaded at once, before anything else. */
  priority?: boolean;
  /** The picture adds nothing to the words beside it. */
  decorative?: boolean;
  className?: string;
}

/**
 * `sizes` of a page's first picture on phones: a tenth below the screen's pixels, and two per point on the finest screens. It
 * is what the first view waits for.
 */
export const PHONE_SIZES = `${UPRIGHT} and (min-resolution: 2.5dppx) 60vw, ${UPRIGHT} 90vw`;

/** Another crop: all its formats must stand before those of the wide picture. */
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

/** A picture in AVIF and WebP with its size reserved; no script draws it. */
export function Picture({
  picture,
  sizes,
  portrait,
  widest,
  priority = false,
  decorative = false,
  className,
}: PictureProps) {
  const wide = pictureSources(picture, widest);
  return (
    <picture className={`${styles.picture} ${className ?? ""}`}>
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
        style={{ backgroundColor: wide.color }}
        // Else a picture that peeps into the first view would share the line with the page's largest.
        fetchpriority={priority ? "high" : "low"}
      />
    </picture>
  );
}
