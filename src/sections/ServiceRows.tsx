import { EntryIcon } from "../components/EntryIcon";
import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import * as styles from "./ServiceRows.module.css";

export interface ServiceContent {
  /** Anchor of the row, from the entry's file name. */
  readonly slug: string;
  readonly icon: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly points: readonly string[];
  readonly picture: PictureContent;
}

interface ServiceRowsProps {
  indexLabel: string;
  services: readonly ServiceContent[];
}

/** One row per service, pictures alternating sides, with an index that stays in view on wide screens. */
export function ServiceRows({ indexLabel, services }: ServiceRowsProps) {
  return (
    <div className={`wrap ${styles.services}`}>
      <nav className={styles.index} aria-label={indexLabel}>
        <ul>
          {services.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {services.map((service) => (
          <ServiceRow key={service.slug} {...service} />
        ))}
      </div>
    </div>
  );
}

function ServiceRow({ slug, icon, title, summary, description, points, picture }: ServiceContent) {
  return (
    <section id={slug} className={styles.row} aria-labelledby={`${slug}-title`}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 1201px) 40vw, (min-width: 900px) 55vw, calc(100vw - 2rem)" />
      </div>
      <div>
        <EntryIcon name={icon} />
        <h2 id={`${slug}-title`}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <p>{description}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
