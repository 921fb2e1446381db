import type { ReactNode } from "react";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { wholeDollars } from "../i18n/format";
import { resultOf, type SoldDeal } from "../projects/deal";
import { DealBar } from "./DealBar";
import * as styles from "./SharedLoss.module.css";

interface SharedLossProps {
  text: Texts["invest"]["advantage"];
  dealText: Texts["home"]["projects"]["deal"];
  /** A house that lost, if there is one. */
  house: { readonly title: string; readonly deal: SoldDeal } | undefined;
  children: ReactNode;
}

/** That a loss is shared, and what that came to the last time. */
export function SharedLoss({ text, dealText, house, children }: SharedLossProps) {
  const loss = house ? -resultOf(house.deal) : 0;
  return (
    <Section
      tone="ink"
      label={text.label}
      title={text.title}
      lead={text.text}
      isSample={house?.deal.isSample ?? false}
      columns={house && "5-7"}
    >
      <div className="stack">
        {house && (
          <>
            <div className={styles.bar}>
              <DealBar deal={house.deal} text={dealText} />
            </div>
            <p>
              {interpolate(text.shared, {
                house: house.title,
                loss: wholeDollars(loss),
                half: wholeDollars(loss / 2),
              })}
            </p>
          </>
        )}
        <div className="cluster">{children}</div>
      </div>
    </Section>
  );
}
