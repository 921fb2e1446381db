import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import { resultOf, type Deal } from "../projects/deal";
import * as styles from "./OfferExample.module.css";
import { useLanguage } from "../content/pageWords";
import { wholeDollars } from "../i18n/format";

interface OfferExampleProps {
  text: Texts["sell-your-house"]["offer"];
  deal: Deal;
}

/** How an offer comes about: a sample calculation from the sale price down, beside its heading on wide screens. */
export const OfferExample = ({ text, deal }: OfferExampleProps) => (
  <Section tone="ink" label={text.label} title={text.title} lead={text.text} columns="5-7" className={styles.example}>
    <SumTable
      caption={text.exampleTitle}
      lines={[
        { name: text.sale, dollars: deal.salePrice },
        { name: text.works, dollars: -deal.works },
        { name: text.costs, dollars: -deal.otherCosts },
        { name: text.profit, dollars: -resultOf(deal) },
      ]}
      results={[{ name: text.offer, dollars: deal.purchasePrice }]}
    />
  </Section>
);

interface SumLine {
  name: string;
  /** Negative for what is taken off. */
  dollars: number;
}

interface SumTableProps {
  caption: string;
  lines: readonly SumLine[];
  /** The sum, and what follows from it. */
  results: readonly SumLine[];
}

/** A calculation in whole dollars: its lines, a rule, and its results. */
function SumTable({ caption, lines, results }: SumTableProps) {
  const language = useLanguage();
  const rows = (some: readonly SumLine[]) =>
    some.map(({ name, dollars }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td>{wholeDollars(dollars, language)}</td>
      </tr>
    ));
  return (
    <table className={`rows ${styles.sum}`}>
      <caption>{caption}</caption>
      <tbody>{rows(lines)}</tbody>
      <tfoot>{rows(results)}</tfoot>
    </table>
  );
}
