import type { ReactNode } from "react";
import * as styles from "./PageIntro.module.css";
import { Picture, PHONE_SIZES } from "./Picture";
import type { PictureContent } from "./pictureSources";
import { SectionLabel } from "./SectionLabel";

interface PageIntroProps {
  text: { label: string; title: string; lead: string };
  picture: PictureContent & { phone: PictureContent["file"] };
  children?: ReactNode;
}

/** The start of every page but the home page: its only h1, a sentence, and a picture that bleeds to the right edge. */
export function PageIntro({ text, picture, children }: PageIntroProps) {
  return (
    <div data-tone="ink" className={styles.intro}>
      <div className={styles.words}>
        <SectionLabel>{text.label}</SectionLabel>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {children && <div className={styles.buttons}>{children}</div>}
      </div>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          portrait={{ alt: picture.alt, file: picture.phone }}
          sizes={`(min-width: 900px) max(50vw, 68rem), ${PHONE_SIZES}, 100vw`}
          priority
        />
      </div>
    </div>
  );
}
