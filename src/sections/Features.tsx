import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Features.module.css";

/** Numbered reasons, without cards. */
export function Features({ text }: { text: Texts["home"]["features"] }) {
  return (
    <Section tone="warm" label={text.label} title={text.title}>
      <ol className={styles.features}>
        {text.reasons.map(({ title, text: words }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
