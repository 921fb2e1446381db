import { Section } from "../components/Section";
import * as styles from "./DatedSteps.module.css";

interface DatedStepsProps {
  text: {
    label: string;
    title: string;
    list: readonly { when: string; title: string; text: string }[];
  };
}

/** Steps with their days, along a line. */
export function DatedSteps({ text }: DatedStepsProps) {
  return (
    <Section label={text.label} title={text.title} isBeside>
      <ol className={styles.steps}>
        {text.list.map(({ when, title, text: words }) => (
          <li key={title}>
            <p className="figure accent">{when}</p>
            <div>
              <h3>{title}</h3>
              <p className="description measure">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
