import { Check, X } from "lucide";
import { Icon } from "../components/Icon";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./FitCards.module.css";

/** Whom the business suits, and whom it does not. */
export function FitCards({ text }: { text: Texts["invest"]["fit"] }) {
  return (
    <Section tone="warm" label={text.label} title={text.title}>
      <ul className={styles.cards}>
        {text.cards.map((card) => (
          <li key={card.title} className={`card ${styles.card}`}>
            <h3 className="subheading">{card.title}</h3>
            <ul className="stack">
              {card.yes.map((yes) => (
                <li key={yes}>
                  <Icon drawing={Check} size={20} label={text.yes} className={styles.yes} />
                  {yes}
                </li>
              ))}
              {card.no.map((no) => (
                <li key={no}>
                  <Icon drawing={X} size={20} label={text.no} className={styles.no} />
                  {no}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
