import { ArrowRight } from "lucide";
import { Icon } from "../components/Icon";
import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { Section } from "../components/Section";
import { SmartLink } from "../components/SmartLink";
import type { Texts } from "../content/texts/texts";
import * as styles from "./ServiceCards.module.css";

interface ServiceCardContent {
  readonly title: string;
  readonly summary: string;
  readonly link: string;
  readonly picture: PictureContent;
  readonly tall?: PictureContent | null;
}

interface ServiceCardsProps {
  text: Texts["home"]["services"];
  services: readonly ServiceCardContent[];
}

// A wide picture is cropped at its sides to the height of the card.
const WIDE_SIZES = "(min-width: 769px) clamp(33rem, 66vw, 54rem), 26rem";
const TALL_SIZES =
  "(min-width: 769px) clamp(21rem, 31vw, 26rem), (min-width: 601px) max(38vw, 12rem), min(78vw, 20rem)";

/** Tall picture cards; the whole card is the link. */
export function ServiceCards({ text, services }: ServiceCardsProps) {
  if (services.length === 0) return null;
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <ul className={`swipe ${styles.cards}`}>
        {services.map(({ title, summary, link, picture, tall }) => (
          <li key={title}>
            <SmartLink to={link} className={styles.card}>
              <Picture
                picture={tall ?? picture}
                sizes={tall ? TALL_SIZES : WIDE_SIZES}
                decorative
                className={`cover ${styles.picture}`}
              />
              <span className={styles.words} data-tone="ink">
                <span className={styles.title}>{title}</span>
                <span className="muted">{summary}</span>
                <span className={`withIcon ${styles.more}`}>
                  {text.more}
                  <Icon drawing={ArrowRight} size={20} className="arrow" />
                </span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
