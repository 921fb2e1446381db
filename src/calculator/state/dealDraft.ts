// What was entered stays in the tab: a reload, another page or a change of language loses nothing.
import type { CalculatorContent } from "../../content/kinds/calculator";
import { isGroup } from "../../content/isGroup";
import { readStored, removeStored, writeStored } from "../../storage";
import { allowedChanges, type ChangedRates } from "../model/changeRates";
import { emptyForm, formSchema, type FormValues } from "../model/dealSchema";
import { decodeDeal, encodeDeal, type CalculatedDeal } from "../share/shareLink";

const KEY = "calculator-draft";
const WISHED_PROFIT_KEY = "calculator-wished-profit";

/** What the calculator holds. */
export interface DealDraft {
  /** The form as it was typed, right or wrong. */
  values: FormValues;
  changedRates: ChangedRates;
  /** The deal whose results are shown. */
  calculated?: CalculatedDeal;
  /** Code of the last readable shared link that the visitor opened. */
  link?: string;
}

const AMOUNTS: readonly string[] = ["areaSqft", "purchasePrice", "arv"] satisfies (keyof FormValues)[];

const fieldsOf = (values: FormValues) => Object.keys(values) as (keyof FormValues)[];

/** The stored values; choices and days that the form would not take, and what is missing, are as in an empty form. */
function readValues(stored: Record<string, unknown>, content: CalculatorContent): FormValues {
  const values = emptyForm(content);
  const rules = formSchema(content);
  for (const name of fieldsOf(values)) {
    const value = stored[name];
    if (typeof value !== "string") continue;
    const fits = AMOUNTS.includes(name) ? /^\d*$/.test(value) : rules.pick([name]).isValidSync({ [name]: value });
    if (fits) values[name] = value;
  }
  return values;
}

/** The draft of this tab under present rules; undefined when there is none that can be read. */
export function readDealDraft(content: CalculatorContent): DealDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored("session", KEY) ?? "null");
    if (!isGroup(stored) || !isGroup(stored.values) || !isGroup(stored.changedRates)) return undefined;
    const { code, link } = stored;
    const decoded = typeof code === "string" ? decodeDeal(code, content) : undefined;
    return {
      values: readValues(stored.values, content),
      changedRates: allowedChanges(content, stored.changedRates),
      ...(decoded?.ok && { calculated: decoded.deal }),
      ...(typeof link === "string" && { link }),
    };
  } catch {
    return undefined;
  }
}

/** Keeps the draft; an untouched form leaves nothing behind. */
export function writeDealDraft(
  { values, changedRates, calculated, link }: DealDraft,
  content: CalculatorContent,
): void {
  const empty = emptyForm(content);
  const touched = fieldsOf(empty).some((name) => values[name] !== empty[name]);
  const code = calculated && encodeDeal({ ...calculated, changedRates });
  if (touched || code || Object.keys(changedRates).length > 0)
    writeStored("session", KEY, JSON.stringify({ values, changedRates, code, link }));
  else removeStored("session", KEY);
}

/** The profit that the visitor wishes; apart from the draft, so that its typing does not draw all results anew. */
export const readWishedProfit = (): string => readStored("session", WISHED_PROFIT_KEY) ?? "0";

export const writeWishedProfit = (wished: string): void => writeStored("session", WISHED_PROFIT_KEY, wished);
