import { Section } from "../components/Section";
import type { Texts } from "../content/texts";
import * as styles from "./AccessibilityStatement.module.css";

/** What we do so that everybody can use the site, and how to tell us when something does not work. */
export function AccessibilityStatement({ text }: { text: Texts["contact-us"]["accessibility"] }) {
  return (
    <Section tone="warm" id="accessibility" title={text.title}>
      <div className={styles.statement}>
        <p>{text.aim}</p>
        <p>{text.measures}</p>
        <p>{text.limits}</p>
        <p>{text.feedback}</p>
      </div>
    </Section>
  );
}
