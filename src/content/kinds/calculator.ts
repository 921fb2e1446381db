import { number, string, type ISchema } from "yup";
import { group, line, list, paragraph, whole, yesNo, type InferType, type InOneLanguage } from "../fields";
import { isGroup } from "../isGroup";

/** What a rate is counted in. `usdAtClosing` and `usdPerLoan` are fixed fees: any number of them may be listed. */
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

/** The rates that the calculation needs by name, each with its unit. */
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
  loanLimit: "percentOfArv",
  priceRule: "percentOfArv",
  typicalSpread: "percentOfPrice",
  highSpread: "percentOfPrice",
  thinProfit: "percent",
  stressSalePrice: "percent",
  stressRehab: "percent",
  stressMonths: "months",
  stressInterest: "points",
} as const satisfies Record<string, RateUnit>;

export type RateKey = keyof typeof NEEDED_RATES;

export const REHAB_TYPES = ["suave", "normal", "fuerte"] as const;

export const INTEREST_TYPES = ["annual", "straight"] as const;

const decimal = (min: number, max: number) =>
  number()
    .strict()
    .required("is missing: write a number")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const choice = <T extends string>(values: readonly T[]) =>
  string()
    .strict()
    .required("is missing")
    .oneOf(values, `must be one of: ${values.join(", ")}`);

/** What the stress test counts in steps of: with steps of nothing its search would never end. */
const STRESS_RATES: readonly string[] = [
  "stressSalePrice",
  "stressRehab",
  "stressMonths",
  "stressInterest",
] satisfies RateKey[];

interface WrittenRate {
  key?: string;
  value?: number;
  min?: number;
  max?: number;
  editable?: boolean;
}

const isBetween = ({ value = NaN, min = NaN, max = NaN }: WrittenRate) => !(value < min || value > max);

/** Visitors may take an editable rate down to its min. A value below its min is told beside. */
function hasStep({ key = "", value = NaN, min = NaN, editable }: WrittenRate): boolean {
  return !STRESS_RATES.includes(key) || value < min || (value !== 0 && !(editable && min === 0));
}

const rateSchema = group({
  key: string()
    .strict()
    .required("is missing: give the rate a name")
    .matches(/^[a-z][A-Za-z0-9]{1,39}$/, "must be one word of letters and digits such as lenderPolicy"),
  value: decimal(0, 10_000_000),
  unit: choice(RATE_UNITS),
  min: decimal(0, 10_000_000),
  max: decimal(0, 10_000_000),
  editable: yesNo(),
  label: line(60),
  source: paragraph(240),
})
  .test("between", "must have a value between its min and its max", (rate: WrittenRate | null | undefined) =>
    isBetween(rate ?? {}),
  )
  .test(
    "step",
    "must have a value above 0, and a min above 0 when it is editable: the stress test takes steps of that size",
    (rate: WrittenRate | null | undefined) => hasStep(rate ?? {}),
  );

const options = (min: number, max: number) =>
  list().of(decimal(min, max)).required("is missing: list the options").min(1, "needs at least one option");

const steps = (min: number, max: number) =>
  list()
    .of(whole(min, max))
    .required("is missing: list the steps in percent")
    .min(2, "needs at least two steps")
    .max(7, "has more steps than a table can show")
    .test(
      "zero",
      "must contain 0, the deal as entered",
      (values: unknown) => !Array.isArray(values) || values.includes(0),
    );

/** A list that describes each of `keys` once. `entry` refuses other keys, so that it is enough that none comes twice. */
function described<T>(keys: readonly string[], entry: ISchema<T>, missing: string) {
  const message = `needs exactly: ${keys.join(", ")}`;
  return list()
    .of(entry)
    .required(missing)
    .length(keys.length, message)
    .test("each", message, (entries: unknown) => {
      if (!Array.isArray(entries) || entries.length !== keys.length) return true;
      const written = entries.flatMap((one: unknown) => (isGroup(one) && one.key !== undefined ? [one.key] : []));
      return new Set(written).size === written.length;
    });
}

interface Listed {
  rates?: { key?: string; unit?: string }[];
  options?: Record<string, number[] | undefined>;
  defaults?: Record<string, unknown>;
}

/** The parts that have to fit together; nothing when one of them is itself wrong, which is told beside. */
function listed(content: unknown): Listed | undefined {
  const { rates, options: offered, defaults } = isGroup(content) ? content : {};
  if (!Array.isArray(rates) || !rates.every(isGroup) || !isGroup(offered) || !isGroup(defaults)) return undefined;
  const lists = Object.entries(offered).filter(([, values]) => Array.isArray(values));
  return { rates, options: Object.fromEntries(lists) as Listed["options"], defaults };
}

/** The first thing wrong with how the parts of the file fit together; undefined when all is well. */
export function mismatch(content: Listed | undefined): string | undefined {
  if (!content) return undefined;
  const { rates = [], options: offered = {}, defaults = {} } = content;
  const keys = rates.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) return `lists the rate ${twice} twice`;
  for (const [key, unit] of Object.entries(NEEDED_RATES)) {
    const rate = rates.find((one) => one.key === key);
    if (!rate) return `needs a rate with the key ${key}`;
    if (rate.unit !== unit) return `needs the unit ${unit} for the rate ${key}`;
  }
  const strange = Object.entries(offered).find(([name, values]) => !values?.includes(Number(defaults[name])));
  return strange && `needs a default of ${strange[0]} that is one of its options`;
}

/** Rates, fees, options and defaults of the return calculator; `content/calculator.json`. */
export const calculatorSchema = group({
  rates: list().of(rateSchema).required("is missing: list the rates"),
  rehabTypes: described(
    REHAB_TYPES,
    group({ key: choice(REHAB_TYPES), label: line(40), includes: paragraph(200) }),
    "is missing: describe the kinds of renovation",
  ),
  interestTypes: described(
    INTEREST_TYPES,
    group({ key: choice(INTEREST_TYPES), label: line(40) }),
    "is missing: describe the types of interest",
  ),
  options: group({
    projectMonths: options(1, 60),
    ltc: options(1, 100),
    origPoints: options(0.01, 20),
    interestRate: options(0.01, 50),
  }),
  defaults: group({
    projectMonths: decimal(1, 60),
    ltc: decimal(1, 100),
    origPoints: decimal(0.01, 20),
    interestRate: decimal(0.01, 50),
    interestType: choice(INTEREST_TYPES),
  }),
  digits: group({ area: whole(1, 9), amount: whole(1, 12) }),
  dates: group({ first: isoDate(), last: isoDate() }),
  sensitivity: group({ salePrice: steps(-90, 200), rehab: steps(-90, 200) }),
}).test(
  "fits",
  ({ value }: { value: unknown }) => mismatch(listed(value)) ?? "",
  (value) => !mismatch(listed(value)),
);

function isoDate() {
  return string()
    .strict()
    .required("is missing: write the date")
    .matches(/^\d{4}-\d{2}-\d{2}$/, "must be a date such as 2099-12-31");
}

type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

/** `content/calculator.json` as a page receives it, in one language. */
export type CalculatorContent = Fixed<InOneLanguage<InferType<typeof calculatorSchema>>>;

/** One rate of the calculator in one language. */
export type Rate = CalculatorContent["rates"][number];
