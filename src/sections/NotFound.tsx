import { BeforeAfter } from "../components/BeforeAfter";
import { ButtonLink } from "../components/ButtonLink";
import type { PictureContent } from "../components/pictureSources";
import { SectionLabel } from "../components/SectionLabel";
import type { Texts } from "../content/texts/texts";
import * as styles from "./NotFound.module.css";

interface NotFoundProps {
  text: Texts["not-found"];
  before: PictureContent;
  after: PictureContent;
}

const SIZES = "(min-width: 900px) 58vw, 92vw";

/** The 404 page: an empty house to flip by hand. */
export const NotFound = ({ text, before, after }: NotFoundProps) => (
  <div data-tone="ink" data-not-found="">
    <div className={`wrap band columns columns-5-7 ${styles.page}`}>
      <div>
        <SectionLabel>{text.label}</SectionLabel>
        <h1>{text.title}</h1>
        <p className={`lead ${styles.text}`}>{text.text}</p>
        <ButtonLink to="/" variant="action">
          {text.homeButton}
        </ButtonLink>
      </div>
      <BeforeAfter title={text.house} before={before} after={after} sizes={SIZES} priority />
    </div>
  </div>
);
