// Costs with more than one form: as specified, or as the visitor's additions say.
import type { Assumptions } from "./assumptions";
import type { OwnLine } from "./deal";
import { cents, dollars, months, percent, plus, share, sqft, TIMES, type FormulaPart } from "./expression";
import type { DealInputs } from "./inputs";

/** The renovation: each item of the list with the contingency, or area × rate if there is no list. */
export function rehab(inputs: DealInputs, rates: Assumptions): FormulaPart[] {
  const { rehabRows = [], contingency = 0, areaSqft, rehabType } = inputs;
  if (rehabRows.length === 0) return [sqft(areaSqft), TIMES, cents(rates.rehabCentsPerSqft[rehabType])];
  const more = contingency === 0 ? [] : [TIMES, percent(100 + contingency)];
  return plus(rehabRows.map(({ amount }) => [dollars(amount), ...more]));
}

/** What a custom line comes to in the end. */
export function ownLine({ amount, per }: OwnLine, { projectMonths, arv }: DealInputs): FormulaPart[] {
  if (per === "sale") return [dollars(arv), TIMES, percent(amount)];
  return per === "once" ? [dollars(amount)] : [dollars(amount), TIMES, months(projectMonths)];
}

/**
 * The commission: of both agents together, or of each if the visitor says so. An agent of whom nothing is said keeps
 * half of the usual commission; 0 is said on purpose.
 */
export function commission({ arv, sellerAgent, buyerAgent }: DealInputs, rates: Assumptions): FormulaPart[] {
  const agents = [sellerAgent, buyerAgent].filter((agent) => agent !== 0);
  const isTogether = agents.every((agent) => agent === undefined);
  if (isTogether) return [dollars(arv), TIMES, share(rates.realtorShareOfArv)];
  const half = share(rates.realtorShareOfArv / 2);
  return plus(agents.map((agent) => [dollars(arv), TIMES, agent === undefined ? half : percent(agent)]));
}
