import type { Texts } from "../content/texts/texts";
import * as styles from "./Advantage.module.css";
import { exampleResult, exampleShare, type ExampleDeal } from "./exampleDeal";
import { ExampleSection } from "./ExampleSection";

interface AdvantageProps {
  text: Texts["invest"]["advantage"];
  notice: string;
  deal: ExampleDeal;
  /** The money the example takes, and what is left of it if the sale price falls. */
  told: string;
}

/** The advantage card with a small sample calculation and the disclaimer every example needs. */
export function Advantage({ text, notice, deal, told }: AdvantageProps) {
  return (
    <ExampleSection
      text={text}
      lines={[
        { name: text.sale, dollars: deal.salePrice },
        { name: text.purchase, dollars: -deal.purchasePrice },
        { name: text.works, dollars: -deal.works },
        { name: text.costs, dollars: -deal.otherCosts },
      ]}
      results={[
        { name: text.result, dollars: exampleResult(deal) },
        { name: text.split, dollars: exampleShare(deal) },
      ]}
    >
      <div className={styles.told}>
        <p>{told}</p>
        <p className={styles.notice}>{notice}</p>
      </div>
    </ExampleSection>
  );
}
