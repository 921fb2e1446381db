import { EntryIcon } from "../components/EntryIcon";
import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import * as styles from "./ServiceRows.module.css";

interface ServiceContent {
  /** Anchor of the row, from the entry's file name. */
  readonly slug: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly points: readonly string[];
  readonly picture: PictureContent;
}

interface ServiceRowsProps {
  /** What assistive technology calls the index. */
  label: string;
  services: readonly ServiceContent[];
}

/** One row per service, pictures alternating sides, with an index that stays in view on wide screens. */
export function ServiceRows({ label, services }: ServiceRowsProps) {
  if (services.length === 0) return null;
  return (
    <div className={`wrap ${styles.services}`}>
      <nav className={styles.index} aria-label={label} data-index>
        <ul className="sticky">
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
          <ServiceRow key={service.slug} {...service} />
        ))}
      </div>
    </div>
  );
}

function ServiceRow({ slug, icon, title, description, points, picture }: ServiceContent) {
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
      </div>
    </section>
  );
}
