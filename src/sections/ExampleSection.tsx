import type { ReactNode } from "react";
import { Section } from "../components/Section";
import * as styles from "./ExampleSection.module.css";

interface ExampleSectionProps {
  text: { label: string; title: string; text: string };
  children: ReactNode;
}

/** A black section with a sample calculation, beside its heading on wide screens. */
export function ExampleSection({ text, children }: ExampleSectionProps) {
  return (
    <Section tone="ink" label={text.label} title={text.title} lead={text.text} className={styles.example}>
      {children}
    </Section>
  );
}
