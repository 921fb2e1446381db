import type { ReactNode } from "react";
import { UPRIGHT } from "../theme/breakpoints";
import * as styles from "./PageIntro.module.css";
import { Picture } from "./Picture";
import type { PictureContent } from "./pictureSources";
import { SampleChip } from "./SampleChip";
import { SectionLabel } from "./SectionLabel";

interface PageIntroProps {
  text: { label: string; title: string; lead: string; isSample?: boolean };
  picture?: PictureContent & { portrait: PictureContent["file"] };
  children?: ReactNode;
}

// On phones at least 12rem tall, so wider than the screen and cropped at its sides; otherwise as PHONE_SIZES.
const SIZES =
  "(min-width: 900px) max(50vw, 68rem), " +
  `${UPRIGHT} and (min-resolution: 2.5dppx) max(67vw, 12rem), ${UPRIGHT} max(90vw, 25rem), 100vw`;

/** The start of every page but the home page: its only h1, a sentence, and usually a picture that bleeds to the right edge. */
export function PageIntro({ text, picture, children }: PageIntroProps) {
  return (
    <div data-tone="ink" className={styles.intro}>
      <div className={styles.words}>
        <SectionLabel>{text.label}</SectionLabel>
        <h1>{text.title}</h1>
        <p className={`lead ${styles.lead}`}>{text.lead}</p>
        {text.isSample && <SampleChip />}
        {children && <div className={`cluster ${styles.buttons}`}>{children}</div>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            portrait={{ alt: picture.alt, file: picture.portrait }}
            sizes={SIZES}
            className="cover"
            priority
          />
        </div>
      )}
    </div>
  );
}
