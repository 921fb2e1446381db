import { EntryIcon } from "../components/EntryIcon";
import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import * as styles from "./TeamGrid.module.css";

interface TeamGridProps {
  text: Texts["who-we-are"]["team"];
  roles: readonly {
    readonly icon: string;
    readonly title: string;
    readonly description: string;
    readonly person?: {
      readonly name: string;
      readonly license: string | null;
      readonly bio: string | null;
      readonly portrait?: PictureContent | null;
    } | null;
  }[];
}

/** The first letters of a first and a last name. */
const initialsOf = (name: string) => {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 && words.at(-1)].map((word) => (word || "").slice(0, 1)).join("");
};

/** The team's roles, with the people who hold them if the content names them. */
export function TeamGrid({ text, roles }: TeamGridProps) {
  if (roles.length === 0) return null;
  return (
    <Section tone="warm" label={text.label} title={text.title} lead={text.lead}>
      <ul className={styles.grid}>
        {roles.map(({ icon, title, description, person }) => (
          <li key={title}>
            {person?.portrait ? (
              <Picture picture={person.portrait} sizes="7rem" widest={384} />
            ) : person ? (
              <span className={`centered ${styles.initials}`} aria-hidden>
                {initialsOf(person.name)}
              </span>
            ) : (
              <EntryIcon name={icon} />
            )}
            <h3 className="subheading">{person ? `${person.name}, ${title}` : title}</h3>
            <p>{description}</p>
            {person?.license && <p>{person.license}</p>}
            {person?.bio && (
              <details>
                <summary className="unfolds">{interpolate(text.bio, { name: person.name })}</summary>
                <p>{person.bio}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
