import { Section } from "../components/Section";
import { SumTable } from "../components/SumTable";
import type { Texts } from "../content/texts/texts";
import { exampleResult, type ExampleDeal } from "./exampleDeal";
import * as styles from "./OfferExample.module.css";

interface OfferExampleProps {
  text: Texts["sell-your-house"]["offer"];
  deal: ExampleDeal;
}

/** How an offer comes about: the sample deal of the Invest page, seen from the seller's side. */
export function OfferExample({ text, deal }: OfferExampleProps) {
  return (
    <Section tone="ink" label={text.label} title={text.title} lead={text.text} className={styles.offer}>
      <SumTable
        caption={text.exampleTitle}
        lines={[
          { name: text.sale, dollars: deal.salePrice },
          { name: text.works, dollars: -deal.works },
          { name: text.costs, dollars: -deal.otherCosts },
          { name: text.profit, dollars: -exampleResult(deal) },
        ]}
        results={[{ name: text.offer, dollars: deal.purchasePrice }]}
      />
    </Section>
  );
}
