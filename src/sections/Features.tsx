import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Features.module.css";
import { TitledTexts } from "../components/TitledTexts";

/** Numbered reasons, a line each. */
export function Features({ text }: { text: Texts["home"]["features"] }) {
  return (
    <Section tone="warm" label={text.label} title={text.title} isBeside>
      <ol className={styles.features}>
        <TitledTexts texts={text.reasons} />
      </ol>
    </Section>
  );
}
