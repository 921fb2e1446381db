import type { CalculatorContent } from "../../content/kinds/calculator";
import { isGroup } from "../../content/isGroup";
import type { DealInputs } from "../model/deal";
import { readDeal, valuesOf } from "../model/dealSchema";
import { contentOfDay, ratesOfDay } from "../model/ratesOfDay";
import { withDefaults } from "../model/realDeal";
import type { KeptDeal } from "../share/sharedDeal";
import { readWanted } from "../wantedDeal";

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

/**
 * The deal the page has kept for the calculator, checked against the form's own rules.
 * @param today ISO day
 * @returns undefined when there is none, or one the form would not accept
 */
export function takenDeal(content: CalculatorContent, today: string): { deal: KeptDeal; asked: boolean } | undefined {
  const wanted = readWanted();
  if (!wanted || !isGroup(wanted.inputs)) return undefined;
  try {
    const found = withDefaults(wanted.inputs as unknown as DealInputs, content);
    const options = contentOfDay(content, { inputs: found, changedRates: {} });
    const inputs = readDeal(valuesOf(found, content.defaults), options);
    return inputs && { deal: dealOfToday(inputs, content, today, wanted.name), asked: wanted.asked };
  } catch {
    return undefined;
  }
}
