import type { ReactNode } from "react";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { wholeDollars } from "../i18n/format";
import type { LossShares, SoldDeal } from "../projects/deal";
import * as styles from "./SharedLoss.module.css";

interface SharedLossProps {
  text: Texts["invest"]["advantage"];
  /** The last house that lost, if there is one, and who bore it. */
  lost: { house: { readonly title: string; readonly deal: SoldDeal }; shares: LossShares } | undefined;
  children: ReactNode;
}

/** That a loss is shared, and what that came to the last time. */
export const SharedLoss = ({ text, lost, children }: SharedLossProps) => (
  <Section
    tone="ink"
    label={text.label}
    title={text.title}
    lead={text.text}
    isSample={lost?.house.deal.isSample ?? false}
    columns={lost && "5-7"}
  >
    <div className="stack">
      {lost && (
        <>
          <p className={`figure ${styles.amount}`} aria-hidden>
            {wholeDollars(-lost.shares.loss)}
          </p>
          <p>
            {interpolate(text.shared, {
              house: lost.house.title,
              loss: wholeDollars(lost.shares.loss),
              ours: wholeDollars(lost.shares.ours),
              theirs: wholeDollars(lost.shares.theirs),
            })}
          </p>
        </>
      )}
      <div className="cluster">{children}</div>
    </div>
  </Section>
);
