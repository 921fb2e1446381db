import { useFormikContext } from "formik";
import { interpolate } from "../../../content/interpolate";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import type { FormValues } from "../../model/form";
import type { LineValues } from "../../model/inputKinds";
import { useWords, type CalculatorWords } from "../../words/useWords";
import { Button } from "../Button";
import { focusShown } from "../../../platform/focusShown";
import * as styles from "./form.module.css";
import type { OwnLine } from "../../model/deal";
import { centsOf } from "../../model/money";
import { inPercent } from "../../../i18n/format";
import { formatCents, formatNumber, formatRate } from "../../words/format";

interface QuickLinesProps {
  content: Pick<CalculatorContent, "quickLines" | "agents">;
  isFull: boolean;
  add: (line: LineValues) => void;
}

/** What is often forgotten, each with its typical amount: one tap adds the line, or asks for each agent by itself. */
export function QuickLines({ content, isFull, add }: QuickLinesProps) {
  const words = useWords();
  const { form } = words.text;
  const { values, setValues } = useFormikContext<FormValues>();
  const { quickLines, agents } = content;
  const isAdded = (name: string) => values.ownLines.some((line) => line.name === name);
  const splitAgents = () => {
    const [sellerAgent, buyerAgent] = [String(agents.seller), String(agents.buyer)];
    void setValues({ ...values, sellerAgent, buyerAgent });
    focusShown(document.getElementById("deal-sellerAgent"));
  };
  return (
    <div className={styles.quick}>
      <p>
        <strong>{form.quickLines}</strong> {form.quickHelp}
      </p>
      <ul>
        {quickLines
          .filter(({ name }) => !isAdded(name))
          .map(({ name, amount, per }) => (
            <li key={name}>
              <Button
                variant="small"
                disabled={isFull}
                aria-label={interpolate(form.quickLine, { name, amount: quickAmount({ amount, per }, words) })}
                onClick={() => add({ name, amount: String(amount), per })}
              >
                {name} <span>{quickAmount({ amount, per }, words)}</span>
              </Button>
            </li>
          ))}
        {!values.sellerAgent && !values.buyerAgent && (
          <li>
            <Button variant="small" onClick={splitAgents}>
              {form.agentsApart}{" "}
              <span>
                {quickAmount({ amount: agents.seller }, words)} + {quickAmount({ amount: agents.buyer }, words)}
              </span>
            </Button>
          </li>
        )}
      </ul>
      <details>
        <summary>{form.quickSources}</summary>
        {[...quickLines, { name: form.agentsApart, source: agents.source }].map(({ name, source }) => (
          <p key={name}>
            <strong>{name}</strong> {source}
          </p>
        ))}
      </details>
    </div>
  );
}

/** A typical amount and when it is paid: `$1,500`, `$250 per month`, `2% of the sale price`. Without that, a percentage. */
function quickAmount(
  { amount, per }: Pick<OwnLine, "amount"> & Partial<Pick<OwnLine, "per">>,
  { text: { form }, language }: CalculatorWords,
): string {
  if (per === undefined) return formatRate(amount, language);
  if (per === "sale") return form.perSale.replace("%", inPercent(formatNumber(amount, language), language));
  const dollars = formatCents(centsOf(amount), language);
  return per === "once" ? dollars : `${dollars} ${form.perMonth.toLowerCase()}`;
}
