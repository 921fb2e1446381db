import { EntryIcon } from "../components/EntryIcon";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts";
import * as styles from "./TeamGrid.module.css";

interface TeamGridProps {
  text: Texts["who-we-are"]["team"];
  roles: readonly { readonly icon: string; readonly title: string; readonly description: string }[];
}

/** The roles of the ideal team. */
export function TeamGrid({ text, roles }: TeamGridProps) {
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <ul className={styles.grid}>
        {roles.map(({ icon, title, description }) => (
          <li key={title}>
            <EntryIcon name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
