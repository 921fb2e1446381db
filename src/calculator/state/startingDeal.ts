import type { CalculatorContent } from "../../content/kinds/calculator";
import { emptyForm, valuesOf, type FormValues } from "../model/dealSchema";
import { decodeDeal, type DecodedDeal } from "../share/decodeDeal";
import type { SharedDeal } from "../share/sharedDeal";
import { codeOfAddress } from "../shareParameter";
import { readDealDraft, type DealDraft } from "./dealDraft";
import { takenDeal } from "./takenDeal";

interface StartingDeal extends DealDraft {
  /** What the page's address holds, as long as the visitor has to be told. */
  linked?: DecodedDeal;
  /** True when the visitor has changed the link's deal since it was opened. */
  linkChanged?: boolean;
}

/** The form's values of a deal with its day. */
const formOf = ({ inputs, closingDay = "" }: SharedDeal, { defaults }: CalculatorContent): FormValues => ({
  ...valuesOf(inputs, defaults),
  closingDay,
});

/** What a kept deal brings along when it is opened. */
export const openedDeal = (deal: SharedDeal, content: CalculatorContent) => ({
  values: formOf(deal, content),
  changedRates: deal.changedRates,
  label: { name: deal.name ?? "", address: deal.address ?? "" },
  ...(deal.ratesOfDay && { origin: deal }),
});

const differ = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) !== JSON.stringify(Object.entries(other).sort());

/**
 * What the calculator begins with: the deal of a shared link, else one that the visitor has asked for elsewhere on the site,
 * else what was entered in this tab, else what was typed into the teaser, else an empty form.
 * @param today ISO day
 */
export function startingDeal(content: CalculatorContent, today: string): StartingDeal {
  const link = codeOfAddress() ?? undefined;
  const linked = link === undefined ? undefined : decodeDeal(link, content);
  const draft = readDealDraft(content);
  // Whoever has gone on from this very link keeps that.
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
