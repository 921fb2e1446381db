import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { useLanguage } from "../content/pageWords";
import { wholeDollars } from "../i18n/format";
import { barPieces, dealParts, soldMark } from "../projects/barPieces";
import * as styles from "./DealBar.module.css";
import { resultOf, type Deal } from "../projects/deal";

interface DealBarProps {
  deal: Deal;
  text: Texts["home"]["projects"]["deal"];
}

/** Where the sale price went, as a bar with amounts. The costs of a losing deal exceed the line. */
export function DealBar({ deal, text }: DealBarProps) {
  const language = useLanguage();
  const result = resultOf(deal);
  const mark = soldMark(deal);
  const amounts = {
    bought: wholeDollars(deal.purchasePrice, language),
    works: wholeDollars(deal.works, language),
    other: wholeDollars(deal.otherCosts, language),
    sold: wholeDollars(deal.salePrice, language),
    result: wholeDollars(Math.abs(result), language),
  };
  const lines = [
    ["bought", text.bought, amounts.bought],
    ["works", text.works, amounts.works],
    ["other", text.other, amounts.other],
    ["sold", text.sold, amounts.sold],
    ["result", result < 0 ? text.loss : text.profit, wholeDollars(result, language)],
  ] as const;
  const signOf = (part: (typeof lines)[number][0]) => {
    if (part === "sold") return mark === undefined ? undefined : styles.markSign;
    return part === "result" && result < 0 ? undefined : styles[part];
  };
  return (
    <div className={styles.deal}>
      <svg
        className={styles.bar}
        viewBox="0 0 1000 40"
        preserveAspectRatio="none"
        role="img"
        aria-label={interpolate(result < 0 ? text.barLoss : text.bar, amounts)}
      >
        {barPieces(dealParts(deal)).map(({ part, start, width }) => (
          <rect key={part} className={styles[part]} x={start} width={width} height="40" />
        ))}
        {mark !== undefined && <path className={styles.mark} d={`M${mark} 0V40`} />}
      </svg>
      <dl className="rows">
        {lines.map(([part, name, amount]) => (
          <div key={part} className={part === "result" ? styles.total : undefined}>
            <dt>
              <span className={signOf(part)} />
              {name}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
