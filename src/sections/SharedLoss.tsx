import type { ReactNode } from "react";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { useLanguage } from "../content/pageWords";
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
export function SharedLoss({ text, lost, children }: SharedLossProps) {
  const language = useLanguage();
  return (
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
              {wholeDollars(-lost.shares.loss, language)}
            </p>
            <p>
              {interpolate(text.shared, {
                house: lost.house.title,
                loss: wholeDollars(lost.shares.loss, language),
                ours: wholeDollars(lost.shares.ours, language),
                theirs: wholeDollars(lost.shares.theirs, language),
              })}
            </p>
          </>
        )}
        <div className="cluster">{children}</div>
      </div>
    </Section>
  );
}
