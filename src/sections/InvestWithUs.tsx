import type { ReactNode } from "react";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./InvestWithUs.module.css";

interface InvestWithUsProps {
  text: Texts["home"]["investWithUs"];
  /** The preview of the calculator. */
  preview: ReactNode;
  /** The contact form. */
  children: ReactNode;
}

/** The black section: the calculator's preview on the left, the form on the right. */
export function InvestWithUs({ text, preview, children }: InvestWithUsProps) {
  return (
    <Section tone="ink" label={text.label} title={text.title} lead={text.lead} className={styles.invest}>
      <div className="sticky">{preview}</div>
      <div id="contact" className={styles.form} data-tone="paper">
        {children}
      </div>
    </Section>
  );
}
