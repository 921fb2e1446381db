import { Section } from "../components/Section";
import { useLanguage } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { wholeDollars } from "../i18n/format";
import { SumTable, type SumRow } from "./SumTable";

interface SaleComparedProps {
  text: Texts["sell-your-house"]["pays"];
  ourPrice: number;
  /** In whole dollars. */
  compared: {
    readonly agentPrice: number;
    readonly costs: readonly { readonly item: string; readonly withUs: number; readonly withAgent: number }[] | null;
  };
}

/** What a sale to us would leave the seller, and what one with an agent. */
export function SaleCompared({ text, ourPrice, compared: { agentPrice, costs } }: SaleComparedProps) {
  const language = useLanguage();
  const taken = costs ?? [];
  const row = (name: string, ...amounts: number[]): SumRow => [
    name,
    ...amounts.map((amount) => wholeDollars(amount, language)),
  ];
  const costsOf = (side: "withUs" | "withAgent") => taken.reduce((sum, cost) => sum + cost[side], 0);
  return (
    <Section tone="warm" label={text.label} title={text.title} isBeside>
      <div>
        <SumTable
          caption={text.caption}
          columns={[text.us, text.agent]}
          lines={[
            row(text.price, ourPrice, agentPrice),
            ...taken.map(({ item, withUs, withAgent }) => row(item, 0 - withUs, 0 - withAgent)),
          ]}
          results={[
            row(text.left, ourPrice - costsOf("withUs"), agentPrice - costsOf("withAgent")),
            [text.time, text.timeWithUs, text.timeWithAgent],
          ]}
        />
        <p className="fine">{text.note}</p>
      </div>
    </Section>
  );
}
