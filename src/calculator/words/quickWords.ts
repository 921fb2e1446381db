import type { OwnLine } from "../model/deal";
import { centsOf } from "../model/money";
import { formatCents, formatRate } from "./format";
import type { CalculatorWords } from "./words";

/** A typical amount and when it is paid: `$1,500`, `$250 per month`, `2% of the sale price`. Without that, a percentage. */
export function quickAmount(
  { amount, per }: Pick<OwnLine, "amount"> & Partial<Pick<OwnLine, "per">>,
  { text: { form }, language }: CalculatorWords,
): string {
  if (per === undefined) return formatRate(amount, language);
  if (per === "sale") return `${formatRate(amount, language).replace(/%$/, "")}${form.perSale}`;
  const dollars = formatCents(centsOf(amount));
  return per === "once" ? dollars : `${dollars} ${form.perMonth.toLowerCase()}`;
}
