import { isGroup } from "../../content/isGroup";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { DealInputs } from "../model/inputs";
import { emptyForm, type FormValues, readDeal, valuesOf, withDefaults, withOtherCosts } from "../model/form";
import { contentOfDay, type KeptDeal, ratesOfDay, type SharedDeal } from "../model/rates";
import { type DecodedDeal, decodeDeal } from "../share/decodeDeal";
import { codeOfAddress } from "../shareParameter";
import { readWanted } from "../wantedDeal";
import { type DealDraft, readDealDraft } from "./dealDraft";

/** A deal with today's company rates; its own choices, such as nine months, are added to the options. */
export const dealOfToday = (
  inputs: DealInputs,
  content: CalculatorContent,
  today: string,
  name?: string,
): KeptDeal => ({
  inputs,
  changedRates: {},
  ratesOfDay: ratesOfDay(content, today),
  ...(name && { name }),
});

/** The inputs that a deal cannot be without; the form's rules check the rest. */
const mayBeInputs = (kept: unknown): kept is DealInputs =>
  isGroup(kept) &&
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
): { deal: KeptDeal; asked: boolean } | undefined {
  const wanted = readWanted();
  if (!wanted || !mayBeInputs(wanted.inputs)) return undefined;
  try {
    const asked = withDefaults(wanted.inputs, content);
    const found =
      wanted.otherCosts === undefined ? asked : withOtherCosts(asked, wanted.otherCosts, differenceName, content);
    const options = contentOfDay(content, { inputs: found, changedRates: {} });
    const inputs = readDeal(valuesOf(found, content.defaults), options);
    return inputs && { deal: dealOfToday(inputs, content, today, wanted.name), asked: wanted.asked };
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
  ...(deal.ratesOfDay && { origin: deal }),
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
    return { ...openedDeal(deal, content), linked, ...(asked && { calculated: { inputs: deal.inputs } }) };
  }
  if (!draft) return { values: emptyForm(content), changedRates: {}, label: {}, linked };
  if (!linked?.ok) return { ...draft, linked };
  const { deal } = linked;
  const linkChanged =
    differ(draft.values, formOf(deal, content)) ||
    differ(draft.changedRates, deal.changedRates) ||
    draft.origin?.ratesOfDay?.day !== deal.ratesOfDay?.day;
  return { ...draft, linkChanged, linked: draft.calculated && !linkChanged ? undefined : linked };
}
