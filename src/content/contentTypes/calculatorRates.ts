// What the calculation requires of content/calculator.json. Separate from the schema, which visitors need not load.

import type { Words } from "../../i18n/editorLanguages";

/** Units of rates. `usdAtClosing` and `usdPerLoan` are fixed fees: any number of them may be listed. */
export const RATE_UNITS = [
  "usd",
  "usdAtClosing",
  "usdPerLoan",
  "usdPerSqft",
  "usdPerMonth",
  "percentOfPrice",
  "percentOfLoan",
  "percentOfArv",
  "percentOfArvPerYear",
  "percentOfProfit",
  "timesIntangibleTax",
  "percent",
  "months",
  "points",
] as const;

export type RateUnit = (typeof RATE_UNITS)[number];

/** The stress test's step sizes: with a step of zero, its search would never end. */
export const STRESS_RATES = {
  stressSalePrice: "percent",
  stressRehab: "percent",
  stressMonths: "months",
  stressInterest: "points",
} as const satisfies Record<string, RateUnit>;

/** Thresholds for warnings and stress tests: not used in the calculation itself. */
export const MARK_RATES = {
  loanLimit: "percentOfArv",
  priceRule: "percentOfArv",
  typicalSpread: "percentOfPrice",
  highSpread: "percentOfPrice",
  thinProfit: "percent",
  ...STRESS_RATES,
} as const satisfies Record<string, RateUnit>;

/** The rates used by name, each with its unit. */
export const NEEDED_RATES = {
  rehabSuave: "usdPerSqft",
  rehabNormal: "usdPerSqft",
  rehabFuerte: "usdPerSqft",
  closingShare: "percentOfPrice",
  lenderPolicy: "percentOfPrice",
  intangibleTax: "percentOfLoan",
  stampTax: "timesIntangibleTax",
  utilities: "usdPerMonth",
  propertyTax: "percentOfArvPerYear",
  realtorCommission: "percentOfArv",
  saleClosing: "percentOfArv",
  companyShare: "percentOfProfit",
  cashReserve: "usd",
  ...MARK_RATES,
} as const satisfies Record<string, RateUnit>;

export type RateKey = keyof typeof NEEDED_RATES;

export const REHAB_TYPES = ["suave", "normal", "fuerte"] as const;

export const INTEREST_TYPES = ["annual", "straight"] as const;

/** How a custom cost is paid: once, every month of the project, or in percent of the sale price. */
export const LINE_PERIODS = ["once", "month", "sale"] as const;

/** Minimum and maximum of each choice, whatever the file offers. */
export const OPTION_BOUNDS = {
  projectMonths: [1, 60],
  ltc: [1, 100],
  origPoints: [0.01, 20],
  interestRate: [0.01, 50],
} as const;

export const HIGHEST_RATE = 10_000_000;

/** The parts of the file that must be consistent. */
export interface CalculatorParts {
  rates?: readonly { key?: string; unit?: string }[];
  options?: Record<string, number[] | undefined>;
  defaults?: Record<string, unknown>;
}

/** The first inconsistency between the parts of the file; undefined if there is none. */
export function mismatch(content: CalculatorParts | undefined): Words | undefined {
  if (!content) return undefined;
  const { rates = [] } = content;
  const keys = rates.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) return { en: `lists the rate \`${twice}\` twice`, es: `tiene dos veces la tasa \`${twice}\`` };
  for (const [key, unit] of Object.entries(NEEDED_RATES)) {
    const rate = rates.find((one) => one.key === key);
    if (!rate) return { en: `needs a rate with the key \`${key}\``, es: `necesita una tasa con la clave \`${key}\`` };
    if (rate.unit !== unit)
      return {
        en: `needs the unit \`${unit}\` for the rate \`${key}\``,
        es: `necesita la unidad \`${unit}\` para la tasa \`${key}\``,
      };
  }
  return undefined;
}

/** The name of the first default that its options do not have. Options that are no numbers are reported separately. */
export function foreignDefault({ options: offered = {}, defaults = {} }: CalculatorParts): string | undefined {
  const isForeign = ([name, values = []]: [string, number[]?]) =>
    values.every(Number.isFinite) && !values.includes(Number(defaults[name]));
  return Object.entries(offered).find(isForeign)?.[0];
}
