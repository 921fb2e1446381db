import type { CalculatorContent } from "../../content/kinds/calculator";
import { readDealDraft, type DealDraft } from "./dealDraft";
import { emptyForm, valuesOf, type FormValues } from "../model/dealSchema";
import { decodeDeal, type DecodedDeal, type SharedDeal } from "../share/shareLink";
import { codeOfAddress } from "../shareParameter";

interface StartingDeal extends DealDraft {
  /** What the page's address holds, as long as the visitor has to be told. */
  linked?: DecodedDeal;
  /** True when the visitor has changed the link's deal since it was opened. */
  linkChanged?: boolean;
}

/** The form's values of a deal with its day. */
export const formOf = ({ inputs, closingDay = "" }: SharedDeal): FormValues => ({ ...valuesOf(inputs), closingDay });

const differ = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) =>
  Object.keys({ ...one, ...other }).some((key) => one[key] !== other[key]);

/** What the calculator begins with: the deal of a shared link, else what was entered in this tab, else an empty form. */
export function startingDeal(content: CalculatorContent): StartingDeal {
  const link = codeOfAddress() ?? undefined;
  const linked = link === undefined ? undefined : decodeDeal(link, content);
  const draft = readDealDraft(content);
  // Whoever has gone on from this very link keeps that.
  if (linked?.ok && draft?.link !== link)
    return { values: formOf(linked.deal), changedRates: linked.deal.changedRates, link, linked };
  if (!draft) return { values: emptyForm(content), changedRates: {}, linked };
  if (!linked?.ok) return { ...draft, linked };
  const { deal } = linked;
  const linkChanged = differ(draft.values, formOf(deal)) || differ(draft.changedRates, deal.changedRates);
  return { ...draft, linkChanged, linked: draft.calculated && !linkChanged ? undefined : linked };
}
