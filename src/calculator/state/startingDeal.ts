import type { CalculatorContent } from "../../content/kinds/calculator";
import { emptyForm, valuesOf, type FormValues } from "../model/dealSchema";
import { decodeDeal, type DecodedDeal } from "../share/decodeDeal";
import type { SharedDeal } from "../share/sharedDeal";
import { codeOfAddress } from "../shareParameter";
import { readDealDraft, type DealDraft } from "./dealDraft";
import { takenDeal } from "./takenDeal";

interface StartingDeal extends DealDraft {
  /** The deal in the page's URL, as long as the visitor needs to be told about it. */
  linked?: DecodedDeal;
  /** True when the visitor has changed the link's deal since opening it. */
  linkChanged?: boolean;
}

/** The form values of a deal and its closing day. */
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
export function startingDeal(content: CalculatorContent, today: string): StartingDeal {
  const link = codeOfAddress() ?? undefined;
  const linked = link === undefined ? undefined : decodeDeal(link, content);
  const draft = readDealDraft(content);
  // A visitor who has continued from this very link keeps those changes.
  if (linked?.ok && draft?.link !== link) return { ...openedDeal(linked.deal, content), link, linked };
  const taken = linked?.ok ? undefined : takenDeal(content, today);
  if (taken && (taken.asked || !draft)) {
    const { deal, asked } = taken;
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
