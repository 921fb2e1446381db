import type { ReactNode } from "react";
import { SampleChip } from "./SampleChip";
import { SectionLabel } from "./SectionLabel";
import * as styles from "./Section.module.css";

interface SectionProps {
  tone?: "paper" | "warm" | "ink";
  id?: string;
  label?: string;
  title: string;
  lead?: string;
  isSample?: boolean;
  /** The title is for assistive technology only. */
  hiddenTitle?: boolean;
  /** On wide screens the heading stands beside the content, and stays in sight. */
  isBeside?: boolean;
  /** On wide screens, what the section holds stands in two columns, the heading included. */
  columns?: "5-7" | "7-4";
  className?: string;
  children?: ReactNode;
}

/** A full-width block of a page: its tone, its heading and its content. */
export function Section({
  tone = "paper",
  id,
  label,
  title,
  lead,
  isSample = false,
  hiddenTitle = false,
  isBeside = false,
  columns,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      data-tone={tone}
      className={[styles.section, isBeside && styles.beside, className].filter(Boolean).join(" ")}
    >
      <div className={columns ? `wrap columns-${columns}` : "wrap"}>
        <div className={hiddenTitle ? "visuallyHidden" : styles.heading}>
          {label && <SectionLabel>{label}</SectionLabel>}
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          {isSample && <SampleChip />}
        </div>
        {children}
      </div>
    </section>
  );
}
