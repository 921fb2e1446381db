import type { RateUnit } from "../content/kinds/calculator";
import type { CalculatorText } from "../content/texts/calculator";

/** The unit of a rate in words; content is checked, so every unit has its words. */
export const unitWords = (unit: string, { units }: Pick<CalculatorText, "units">): string => units[unit as RateUnit];
