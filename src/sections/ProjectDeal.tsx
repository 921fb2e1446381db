import type { ReactNode } from "react";
import type { ProjectDealContent } from "../components/projectContent";
import { SampleChip } from "../components/SampleChip";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { wholeDollars } from "../i18n/format";
import { DealBar } from "./DealBar";
import * as styles from "./ProjectDeal.module.css";

interface ProjectDealProps {
  text: Texts["home"]["projects"]["deal"];
  deal: ProjectDealContent;
  /** Heading level: below the project's own heading. */
  level: "h2" | "h4";
  /** Opens its figures in the calculator. */
  children: ReactNode;
}

/** How a project turned out: its figures, what differed from the plan, and what went wrong. */
export function ProjectDeal({ text, deal, level: Heading, children }: ProjectDealProps) {
  return (
    <div className={styles.deal}>
      <Heading>
        {text.title}
        {deal.isSample && <SampleChip />}
      </Heading>
      <DealBar deal={deal} text={text} />
      <div className={styles.story}>
        <p>{`${text.time}: ${deal.months}`}</p>
        <ul>
          {deal.differed.map(({ name, planned, actual }) => (
            <li key={name}>
              {interpolate(text.differed, { name, planned: wholeDollars(planned), actual: wholeDollars(actual) })}
            </li>
          ))}
        </ul>
        <p>
          <strong>{text.wentWrong}:</strong> {deal.wentWrong}
        </p>
        {children}
      </div>
    </div>
  );
}
