import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import { resultOf, type Deal } from "../projects/deal";
import * as styles from "./OfferExample.module.css";
import { useLanguage } from "../content/pageWords";
import { wholeDollars } from "../i18n/format";
import { SumTable } from "./SumTable";

interface OfferExampleProps {
  text: Texts["sell-your-house"]["offer"];
  deal: Deal;
}

/** How an offer comes about: a sample calculation from the sale price down, beside its heading on wide screens. */
export function OfferExample({ text, deal }: OfferExampleProps) {
  const language = useLanguage();
  return (
    <Section tone="ink" label={text.label} title={text.title} lead={text.text} columns="5-7" className={styles.example}>
      <SumTable
        caption={text.exampleTitle}
        lines={[
          [text.sale, wholeDollars(deal.salePrice, language)],
          [text.works, wholeDollars(-deal.works, language)],
          [text.costs, wholeDollars(-deal.otherCosts, language)],
          [text.profit, wholeDollars(-resultOf(deal), language)],
        ]}
        results={[[text.offer, wholeDollars(deal.purchasePrice, language)]]}
      />
    </Section>
  );
}
