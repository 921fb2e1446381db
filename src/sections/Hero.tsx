import { MessageCircle } from "lucide";
import { Fragment } from "react";
import { ButtonLink } from "../components/ButtonLink";
import { chatUrl } from "../components/contactLinks";
import { DoorLinks } from "../components/Doors";
import { Icon } from "../components/Icon";
import { Picture, PHONE_SIZES } from "../components/Picture";
import type { Company } from "../components/pageFrame";
import type { PictureContent } from "../components/pictureSources";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Hero.module.css";
import { HeroFilm, type FilmFiles } from "./HeroFilm";

interface HeroProps {
  text: Texts["home"]["hero"];
  hero: {
    readonly wide: PictureContent;
    readonly portrait: PictureContent;
    readonly wideFilm: FilmFiles | null;
  };
  company: Company;
}

export function Hero({ text, hero, company }: HeroProps) {
  return (
    <div className={styles.hero} data-tone="ink">
      <div className={`cover ${styles.media}`} data-no-print>
        <Picture
          picture={hero.wide}
          portrait={hero.portrait}
          sizes={`${PHONE_SIZES}, max(100vw, 160vh)`}
          className="cover"
          priority
        />
        {hero.wideFilm && <HeroFilm files={hero.wideFilm} />}
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1>
          {text.headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && " "}
              <span>{line}</span>
            </Fragment>
          ))}
        </h1>
        <p className={styles.lead}>{text.description}</p>
        <div className={`cluster ${styles.buttons}`} data-hero-buttons>
          <ButtonLink to={chatUrl(company)} variant="action" icon={<Icon drawing={MessageCircle} size={20} />}>
            {text.chatButton}
          </ButtonLink>
          <div className={styles.doors}>
            <DoorLinks company={company} />
          </div>
          <ButtonLink to="#contact">{text.formButton}</ButtonLink>
        </div>
        {company.calculatorGate && <p className={`marked ${styles.extra}`}>{text.extra}</p>}
      </div>
    </div>
  );
}
