import { ArrowRight } from "lucide";
import { Icon } from "../components/Icon";
import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { Section } from "../components/Section";
import { SmartLink } from "../components/SmartLink";
import type { Texts } from "../content/texts/texts";
import * as styles from "./ServiceCards.module.css";

export interface ServiceCardContent {
  readonly title: string;
  readonly summary: string;
  readonly link: string;
  readonly picture: PictureContent;
}

interface ServiceCardsProps {
  text: Texts["home"]["services"];
  services: readonly ServiceCardContent[];
}

/** Tall picture cards; the whole card is the link. */
export function ServiceCards({ text, services }: ServiceCardsProps) {
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <ul className={styles.cards}>
        {services.map(({ title, summary, link, picture }) => (
          <li key={title}>
            <SmartLink to={link} className={styles.card}>
              <Picture
                picture={picture}
                sizes="(min-width: 769px) clamp(33rem, 66vw, 54rem), 100vw"
                decorative
                className={styles.picture}
              />
              <span className={styles.words} data-tone="ink">
                <span className={styles.title}>{title}</span>
                <span className={styles.summary}>{summary}</span>
                <Icon drawing={ArrowRight} />
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
