import type { ReactNode } from "react";
import { SmallScreenFold } from "../components/SmallScreenFold";
import type { FinishedDeal } from "../projects/project";
import { SampleChip } from "../components/SampleChip";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { useLanguage } from "../content/pageWords";
import { wholeDollars } from "../i18n/format";
import { DealBar } from "./DealBar";
import { resultOf } from "../projects/deal";
import * as styles from "./ProjectDeal.module.css";

interface ProjectDealProps {
  text: Texts["home"]["projects"]["deal"];
  deal: FinishedDeal;
  /** Heading level: below the project's own heading. */
  level: "h2" | "h4";
  /** Below a project's pictures: on small screens, only its result shows until it is unfolded. */
  folds?: boolean;
  /** Links: to the calculator, and to the form. */
  children: ReactNode;
}

/** How a project turned out: its figures, what differed from the plan, and what went wrong. */
export function ProjectDeal({ text, deal, level: Heading, folds = false, children }: ProjectDealProps) {
  const language = useLanguage();
  const result = resultOf(deal);
  return (
    <div className={folds ? "ruled" : undefined}>
      <Heading className={`cluster ${styles.title}`}>
        {text.title}
        {deal.isSample && <SampleChip />}
      </Heading>
      {folds && (
        <SmallScreenFold title={`${result < 0 ? text.loss : text.profit}: ${wholeDollars(result, language)}`} />
      )}
      <div className="columns columns-6-5">
        <DealBar deal={deal} text={text} />
        <div className={`stack ${styles.story}`}>
          <p>{`${text.time}: ${deal.months}`}</p>
          <ul className="stack">
            {deal.differed.map(({ name, planned, actual }) => (
              <li key={name}>
                {interpolate(text.differed, {
                  name,
                  planned: wholeDollars(planned, language),
                  actual: wholeDollars(actual, language),
                })}
              </li>
            ))}
          </ul>
          {deal.wentWrong && (
            <p>
              <strong>{text.wentWrong}:</strong> {deal.wentWrong}
            </p>
          )}
        </div>
      </div>
      <p className={`cluster ${styles.ways}`}>{children}</p>
    </div>
  );
}
