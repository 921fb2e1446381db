import { MessageCircle } from "lucide";
import { chatUrl, type ContactFacts } from "../components/contactLinks";
import { EntryIcon } from "../components/EntryIcon";
import { Icon } from "../components/Icon";
import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { SmartLink } from "../components/SmartLink";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import * as styles from "./ServiceRows.module.css";

export interface ServiceContent {
  /** Anchor of the row, from the entry's file name. */
  readonly slug: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly points: readonly string[];
  readonly picture: PictureContent;
}

interface Frame {
  text: Pick<Texts["services"], "index" | "ask">;
  company: Pick<ContactFacts, "chat">;
}

/** One row per service, pictures alternating sides, with an index that stays in view on wide screens. */
export function ServiceRows({ services, ...frame }: Frame & { services: readonly ServiceContent[] }) {
  if (services.length === 0) return null;
  return (
    <div className={`wrap ${styles.services}`}>
      <nav className={styles.index} aria-label={frame.text.index} data-index>
        <ul>
          {services.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`} className="tapTarget">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {services.map((service) => (
          <ServiceRow key={service.slug} {...service} {...frame} />
        ))}
      </div>
    </div>
  );
}

function ServiceRow({ text, company, ...service }: Frame & ServiceContent) {
  const { slug, icon, title, description, points, picture } = service;
  return (
    <section id={slug} className={styles.row}>
      <div className={`framed ${styles.picture}`}>
        <Picture picture={picture} sizes="(min-width: 1201px) min(42vw, 38rem), (min-width: 900px) 55vw, 100vw" />
      </div>
      <div>
        <EntryIcon name={icon} />
        <h2>{title}</h2>
        <p>{description}</p>
        <ul className="marked stack">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <SmartLink to={chatUrl(company, interpolate(text.ask.message, { title }))} className={styles.ask}>
          <Icon drawing={MessageCircle} size={20} />
          {interpolate(text.ask.link, { title })}
        </SmartLink>
      </div>
    </section>
  );
}
