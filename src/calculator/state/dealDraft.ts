// Input is kept in session storage: a reload, another page, or a language change loses nothing.
import { isGroup } from "../../content/isGroup";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { readStored, removeStored, writeStored } from "../../platform/storage";
import {
  allowedChanges,
  type CalculatedDeal,
  type ChangedRates,
  contentOfDay,
  type DealLabel,
  type KeptDeal,
  type SharedDeal,
} from "../model/rates";
import { ADDRESS_LENGTH, LONGEST_AMOUNT, NAME_LENGTH } from "../model/deal";
import { isClosingDay } from "../model/dates";
import { ANY_INPUTS, emptyForm, type FormValues, INPUT_KEYS } from "../model/form";
import type { InputKey } from "../model/inputs";
import { decodeDeal } from "../share/decodeDeal";
import { encodeDeal } from "../share/shareLink";

const KEY = "calculator-draft";
const TARGET_PROFIT_KEY = "calculator-target-profit";

export interface DealDraft {
  /** The form as typed, valid or not. */
  values: FormValues;
  changedRates: ChangedRates;
  label: DealLabel;
  /** The opened saved deal whose rates are in use, if they are not the current ones. */
  origin?: SharedDeal;
  calculated?: CalculatedDeal;
  /** Code of the last readable shared link the visitor opened. */
  link?: string;
}

function readValues(stored: Record<string, unknown>, content: CalculatorContent): FormValues {
  const read: Partial<Record<InputKey, unknown>> = {};
  for (const name of INPUT_KEYS) {
    const { control, rule, most, stored: entry } = ANY_INPUTS[name];
    const value = stored[name];
    if (entry) read[name] = Array.isArray(value) ? value.slice(0, most).flatMap(entry) : [];
    else if (typeof value === "string") {
      const isKept = control === "option" ? rule(content).isValidSync(value) : value.length <= LONGEST_AMOUNT;
      if (isKept) read[name] = value;
    }
  }
  const { closingDay } = stored;
  const day = typeof closingDay === "string" && isClosingDay(closingDay, content.dates) ? { closingDay } : {};
  return { ...emptyForm(content), ...(read as Partial<FormValues>), ...day };
}

function readLabel(stored: unknown): DealLabel {
  const { name, address } = isGroup(stored) ? stored : {};
  return {
    ...(typeof name === "string" && { name: name.slice(0, NAME_LENGTH) }),
    ...(typeof address === "string" && { address: address.slice(0, ADDRESS_LENGTH) }),
  };
}

/** This tab's draft under the current rules; undefined when none can be read. */
export function readDealDraft(content: CalculatorContent): DealDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored("session", KEY) ?? "null");
    if (!isGroup(stored) || !isGroup(stored.values) || !isGroup(stored.changedRates)) return undefined;
    const dealOf = (code: unknown): SharedDeal | undefined => {
      const decoded = typeof code === "string" ? decodeDeal(code, content) : undefined;
      return decoded?.ok ? decoded.deal : undefined;
    };
    const origin = dealOf(stored.origin);
    const calculated = dealOf(stored.code);
    const used = contentOfDay(content, origin);
    return {
      values: readValues(stored.values, used),
      changedRates: allowedChanges(used, stored.changedRates),
      label: readLabel(stored.label),
      ...(origin && { origin }),
      ...(calculated && { calculated: { inputs: calculated.inputs, closingDay: calculated.closingDay } }),
      ...(typeof stored.link === "string" && { link: stored.link }),
    };
  } catch {
    return undefined;
  }
}

const isKept = (deal: SharedDeal | undefined): deal is KeptDeal => deal?.ratesOfDay !== undefined;

/** Saves the draft, with the calculated deal in its shareable form; an untouched form stores nothing. */
export function writeDealDraft(draft: DealDraft, shared: KeptDeal | undefined, content: CalculatorContent): void {
  const { values, changedRates, label, origin, link } = draft;
  const touched = JSON.stringify(values) !== JSON.stringify({ ...values, ...emptyForm(content) });
  if (!touched && !shared && Object.keys(changedRates).length === 0) return removeStored("session", KEY);
  const code = shared && encodeDeal(shared);
  const originCode = isKept(origin) ? encodeDeal(origin) : undefined;
  writeStored("session", KEY, JSON.stringify({ values, changedRates, label, origin: originCode, code, link }));
}

/** The desired profit; stored separately from the draft, so that typing it does not re-render all results. */
export const readTargetProfit = (): string => readStored("session", TARGET_PROFIT_KEY) ?? "0";

export const writeTargetProfit = (target: string): void => writeStored("session", TARGET_PROFIT_KEY, target);
