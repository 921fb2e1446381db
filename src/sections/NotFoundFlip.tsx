import { ButtonLink } from "../components/ButtonLink";
import { Picture, PHONE_SIZES } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { SectionLabel } from "../components/SectionLabel";
import type { Texts } from "../content/texts/texts";
import * as styles from "./NotFoundFlip.module.css";

interface NotFoundFlipProps {
  text: Texts["not-found"];
  before: PictureContent;
  after: PictureContent;
}

// As tall as the viewport; on phones, a band above the text.
const SIZES = `${PHONE_SIZES}, max(100vw, 178vh)`;

/** The 404 page: the before picture flips to the after picture on hover and focus. */
export function NotFoundFlip({ text, before, after }: NotFoundFlipProps) {
  return (
    <div className={styles.page} data-tone="ink" data-not-found="">
      <div className={styles.before} data-no-print>
        <Picture picture={before} sizes={SIZES} priority decorative />
      </div>
      <div className={styles.after} data-no-print>
        <Picture picture={after} sizes={SIZES} decorative />
      </div>
      <div className={styles.words}>
        <SectionLabel>{text.label}</SectionLabel>
        <h1>{text.title}</h1>
        <p className={styles.text}>{text.text}</p>
        <ButtonLink to="/" look="action">
          {text.homeButton}
        </ButtonLink>
      </div>
    </div>
  );
}
