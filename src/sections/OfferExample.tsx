import type { Texts } from "../content/texts/texts";
import { exampleResult, type ExampleDeal } from "./exampleDeal";
import { ExampleSection } from "./ExampleSection";

interface OfferExampleProps {
  text: Texts["sell-your-house"]["offer"];
  deal: ExampleDeal;
}

/** How an offer comes about: the sample deal of the Invest page, seen from the seller's side. */
export function OfferExample({ text, deal }: OfferExampleProps) {
  return (
    <ExampleSection
      text={text}
      lines={[
        { name: text.sale, dollars: deal.salePrice },
        { name: text.works, dollars: -deal.works },
        { name: text.costs, dollars: -deal.otherCosts },
        { name: text.profit, dollars: -exampleResult(deal) },
      ]}
      results={[{ name: text.offer, dollars: deal.purchasePrice }]}
    />
  );
}
