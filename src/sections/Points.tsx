import type { ReactNode } from "react";
import { Section } from "../components/Section";
import * as styles from "./Points.module.css";
import { TitledTexts } from "../components/TitledTexts";

interface PointsProps {
  text: {
    label: string;
    title: string;
    lead?: string;
    isSample?: boolean;
    points: readonly { title: string; text: string }[];
  };
  id?: string;
  tone?: "paper" | "warm";
  children?: ReactNode;
}

/** Short titled texts side by side. */
export function Points({ text, id, tone, children }: PointsProps) {
  return (
    <Section id={id} tone={tone} label={text.label} title={text.title} lead={text.lead} isSample={text.isSample}>
      <ul className={styles.points}>
        <TitledTexts texts={text.points} />
      </ul>
      {children && <div className={`stack ${styles.more}`}>{children}</div>}
    </Section>
  );
}
