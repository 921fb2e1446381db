import { Section } from "../components/Section";
import { SumTable } from "../components/SumTable";
import type { Texts } from "../content/texts/texts";
import { exampleResult, type ExampleDeal } from "./exampleDeal";
import * as styles from "./OfferExample.module.css";

interface OfferExampleProps {
  text: Texts["sell-your-house"]["offer"];
  deal: ExampleDeal;
}

/** How an offer comes about: a sample calculation from the sale price down, beside its heading on wide screens. */
export const OfferExample = ({ text, deal }: OfferExampleProps) => (
  <Section tone="ink" label={text.label} title={text.title} lead={text.text} className={styles.example}>
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
