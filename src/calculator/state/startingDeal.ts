import { isRecord } from "../../content/isRecord";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { DealInputs, InputKey } from "../model/inputs";
import {
  emptyForm,
  type FormValues,
  readDeal,
  valuesOf,
  withDefaults,
  withOtherCosts,
  ANY_INPUTS,
  INPUT_KEYS,
} from "../model/form";
import {
  contentOfDay,
  ratesOfDay,
  type SharedDeal,
  allowedChanges,
  type CalculatedDeal,
  type ChangedRates,
  type DealLabel,
} from "../model/rates";
import { type DecodedDeal, decodeDeal, encodeDeal } from "../share/shareLink";
import { codeOfAddress } from "../shareParameter";
import { readPending } from "../pendingDeal";
import { readStored, removeStored, writeStored } from "../../platform/storage";
import { LONGEST_NUMBER } from "../../typed/reading";
import { ADDRESS_LENGTH, NAME_LENGTH } from "../model/deal";
import { isClosingDay } from "../model/dates";

// Input is kept in session storage: a reload, another page, or a language change loses nothing.
const KEY = "calculator-draft";
const TARGET_PROFIT_KEY = "calculator-target-profit";

interface DealDraft {
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
      const isKept = control === "option" ? rule(content).isValidSync(value) : value.length <= LONGEST_NUMBER;
      if (isKept) read[name] = value;
    }
  }
  const { closingDay } = stored;
  const day = typeof closingDay === "string" && isClosingDay(closingDay, content.dates) ? { closingDay } : {};
  return { ...emptyForm(content), ...(read as Partial<FormValues>), ...day };
}

function readLabel(stored: unknown): DealLabel {
  const { name, address } = isRecord(stored) ? stored : {};
  return {
    ...(typeof name === "string" && { name: name.slice(0, NAME_LENGTH) }),
    ...(typeof address === "string" && { address: address.slice(0, ADDRESS_LENGTH) }),
  };
}

/** This tab's draft under the current rules; undefined when none can be read. */
export function readDealDraft(content: CalculatorContent): DealDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored("session", KEY) ?? "null");
    if (!isRecord(stored) || !isRecord(stored.values) || !isRecord(stored.changedRates)) return undefined;
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
      ...(calculated && { calculated: calculatedOf(calculated) }),
      ...(typeof stored.link === "string" && { link: stored.link }),
    };
  } catch {
    return undefined;
  }
}

/** Saves the draft, with the calculated deal in its shareable form; an untouched form stores nothing. */
export function writeDealDraft(draft: DealDraft, shared: SharedDeal | undefined, content: CalculatorContent): void {
  const { values, changedRates, label, origin, link } = draft;
  const touched = JSON.stringify(values) !== JSON.stringify({ ...values, ...emptyForm(content) });
  if (!touched && !shared && Object.keys(changedRates).length === 0) return removeStored("session", KEY);
  const code = shared && encodeDeal(shared);
  const originCode = origin && encodeDeal(origin);
  writeStored("session", KEY, JSON.stringify({ values, changedRates, label, origin: originCode, code, link }));
}

/** The desired profit; stored separately from the draft, so that typing it does not re-render all results. */
export const readTargetProfit = (): string => readStored("session", TARGET_PROFIT_KEY) ?? "0";

export const writeTargetProfit = (target: string): void => writeStored("session", TARGET_PROFIT_KEY, target);

/** A deal with today's company rates; its own choices, such as nine months, are added to the options. */
export const dealOfToday = (
  inputs: DealInputs,
  content: CalculatorContent,
  today: string,
  name?: string,
): SharedDeal => ({
  inputs,
  changedRates: {},
  ratesOfDay: ratesOfDay(content, today),
  ...(name && { name }),
});

export const calculatedOf = ({ inputs, closingDay, isSold }: SharedDeal): CalculatedDeal => ({
  inputs,
  ...(closingDay && { closingDay }),
  ...(isSold && { isSold }),
});

/** The inputs that a deal cannot be without; the form's rules check the rest. */
const mayBeInputs = (kept: unknown): kept is DealInputs =>
  isRecord(kept) &&
  [kept.areaSqft, kept.purchasePrice, kept.arv].every((amount) => typeof amount === "number") &&
  typeof kept.rehabType === "string";

/**
 * The deal the page has kept for the calculator, checked against the form's own rules.
 * @param today ISO day
 * @returns undefined when there is none, or one the form would not accept
 */
export function handedOverDeal(
  content: CalculatorContent,
  today: string,
  differenceName: string,
): { deal: SharedDeal; asked: boolean } | undefined {
  const wanted = readPending();
  if (!wanted || !mayBeInputs(wanted.inputs)) return undefined;
  try {
    const asked = withDefaults(wanted.inputs, content);
    const found =
      wanted.otherCosts === undefined ? asked : withOtherCosts(asked, wanted.otherCosts, differenceName, content);
    const options = contentOfDay(content, dealOfToday(found, content, today));
    const inputs = readDeal(valuesOf(found, content.defaults), options);
    // Only of a finished house it is known what everything else cost.
    const isSold = wanted.otherCosts !== undefined && ({ isSold: true } as const);
    return inputs && { deal: { ...dealOfToday(inputs, content, today, wanted.name), ...isSold }, asked: wanted.asked };
  } catch {
    return undefined;
  }
}

interface StartingDeal extends DealDraft {
  /** The deal in the page's URL, as long as the visitor needs to be told about it. */
  linked?: DecodedDeal;
  /** True when the visitor has changed the link's deal since opening it. */
  linkChanged?: boolean;
}

const formOf = ({ inputs, closingDay = "" }: SharedDeal, { defaults }: CalculatorContent): FormValues => ({
  ...valuesOf(inputs, defaults),
  closingDay,
});

/** The state that comes with a saved deal when it is opened. */
export const openedDeal = (deal: SharedDeal, content: CalculatorContent) => ({
  values: formOf(deal, content),
  changedRates: deal.changedRates,
  label: { name: deal.name ?? "", address: deal.address ?? "" },
  origin: deal,
});

const differ = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) !== JSON.stringify(Object.entries(other).sort());

/**
 * The calculator's initial state: the deal of a shared link, or one requested elsewhere on the site, or what was
 * entered in this tab, or what was typed into the teaser, or an empty form.
 * @param today ISO day
 */
export function startingDeal(content: CalculatorContent, today: string, differenceName: string): StartingDeal {
  const link = codeOfAddress() ?? undefined;
  const linked = link === undefined ? undefined : decodeDeal(link, content);
  const draft = readDealDraft(content);
  // A visitor who has continued from this very link keeps those changes.
  if (linked?.ok && draft?.link !== link) return { ...openedDeal(linked.deal, content), link, linked };
  const handedOver = linked?.ok ? undefined : handedOverDeal(content, today, differenceName);
  if (handedOver && (handedOver.asked || !draft)) {
    const { deal, asked } = handedOver;
    return { ...openedDeal(deal, content), linked, ...(asked && { calculated: calculatedOf(deal) }) };
  }
  if (!draft) return { values: emptyForm(content), changedRates: {}, label: {}, linked };
  if (!linked?.ok) return { ...draft, linked };
  const { deal } = linked;
  const linkChanged =
    differ(draft.values, formOf(deal, content)) ||
    differ(draft.changedRates, deal.changedRates) ||
    draft.origin?.ratesOfDay.day !== deal.ratesOfDay.day;
  return { ...draft, linkChanged, linked: draft.calculated && !linkChanged ? undefined : linked };
}
