import { Section } from "../components/Section";
import { useLanguage } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { formatDollars } from "../i18n/format";
import * as styles from "./Advantage.module.css";
import { exampleResult, exampleShare, type ExampleDeal } from "./exampleDeal";

interface AdvantageProps {
  text: Texts["invest"]["advantage"];
  notice: string;
  deal: ExampleDeal;
}

/** The advantage card with a small sample calculation and the disclaimer every example needs. */
export function Advantage({ text, notice, deal }: AdvantageProps) {
  const language = useLanguage();
  const lines = [
    { name: text.sale, dollars: deal.salePrice },
    { name: text.purchase, dollars: -deal.purchasePrice },
    { name: text.works, dollars: -deal.works },
    { name: text.costs, dollars: -deal.otherCosts },
  ];
  return (
    <Section tone="ink" label={text.label} title={text.title} lead={text.text} className={styles.advantage}>
      <div>
        <table className={styles.example}>
          <caption>{text.exampleTitle}</caption>
          <tbody>
            {lines.map(({ name, dollars }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatDollars(dollars, language)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.result}</th>
              <td>{formatDollars(exampleResult(deal), language)}</td>
            </tr>
            <tr>
              <th scope="row">{text.split}</th>
              <td>{formatDollars(exampleShare(deal), language)}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.notice}>{notice}</p>
      </div>
    </Section>
  );
}
