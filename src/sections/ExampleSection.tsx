import type { ComponentProps, ReactNode } from "react";
import { Section } from "../components/Section";
import { SumTable } from "../components/SumTable";
import * as styles from "./ExampleSection.module.css";

interface ExampleSectionProps extends Pick<ComponentProps<typeof SumTable>, "lines" | "results"> {
  text: { label: string; title: string; text: string; exampleTitle: string };
  /** What is said below the calculation. */
  children?: ReactNode;
}

/** A black section with a sample calculation, beside its heading on wide screens. */
export function ExampleSection({ text, lines, results, children }: ExampleSectionProps) {
  const table = <SumTable caption={text.exampleTitle} lines={lines} results={results} />;
  return (
    <Section tone="ink" label={text.label} title={text.title} lead={text.text} className={styles.example}>
      {/* Alone, the table is as high as the heading beside it. */}
      {children ? (
        <div>
          {table}
          {children}
        </div>
      ) : (
        table
      )}
    </Section>
  );
}
