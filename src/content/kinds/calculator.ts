import { number, string, type ISchema } from "yup";
import { dayOf, ISO_DAY } from "../calendarDay";
import { group, line, list, paragraph, whole, yesNo, type InferType, type InOneLanguage } from "../fields";
import { isGroup } from "../isGroup";
import {
  HIGHEST_RATE,
  INTEREST_TYPES,
  mismatch,
  OPTION_BOUNDS,
  RATE_UNITS,
  REHAB_TYPES,
  type CalculatorParts,
  type RateKey,
} from "./calculatorRates";

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

/** A value that no rate may have is told beside. */
const isBetween = ({ value = NaN, min = NaN, max = NaN }: WrittenRate) =>
  value < 0 || value > HIGHEST_RATE || !(value < min || value > max);

/** Visitors may take an editable rate down to its min. A value below its min is told beside. */
function hasStep({ key = "", value = NaN, min = NaN, editable }: WrittenRate): boolean {
  return !STRESS_RATES.includes(key) || value < min || (value !== 0 && !(editable && min === 0));
}

const rateSchema = group({
  key: string()
    .strict()
    .required("is missing: give the rate a name")
    .matches(/^[a-z][A-Za-z0-9]{1,39}$/, "must be one word of letters and digits such as lenderPolicy"),
  value: decimal(0, HIGHEST_RATE),
  unit: choice(RATE_UNITS),
  min: decimal(0, HIGHEST_RATE),
  max: decimal(0, HIGHEST_RATE),
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

function isoDate() {
  return string()
    .strict()
    .required("is missing: write the date")
    .matches(ISO_DAY, "must be a date such as 2099-12-31")
    .test("day", "is a day that no calendar has", (value = "") => !ISO_DAY.test(value) || dayOf(value) !== null);
}

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

/** The parts that have to fit together; nothing when one of them is itself wrong, which is told beside. */
function listed(content: unknown): CalculatorParts | undefined {
  const { rates, options: offered, defaults } = isGroup(content) ? content : {};
  if (!Array.isArray(rates) || !rates.every(isGroup) || !isGroup(offered) || !isGroup(defaults)) return undefined;
  const lists = Object.entries(offered).filter(([, values]) => Array.isArray(values));
  return { rates, options: Object.fromEntries(lists) as CalculatorParts["options"], defaults };
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
    projectMonths: options(...OPTION_BOUNDS.projectMonths),
    ltc: options(...OPTION_BOUNDS.ltc),
    origPoints: options(...OPTION_BOUNDS.origPoints),
    interestRate: options(...OPTION_BOUNDS.interestRate),
  }),
  defaults: group({
    projectMonths: decimal(...OPTION_BOUNDS.projectMonths),
    ltc: decimal(...OPTION_BOUNDS.ltc),
    origPoints: decimal(...OPTION_BOUNDS.origPoints),
    interestRate: decimal(...OPTION_BOUNDS.interestRate),
    interestType: choice(INTEREST_TYPES),
    averageDraw: whole(0, 100),
    contingency: whole(0, 100),
  }),
  typical: group({ areaSqft: whole(100, 20_000) }),
  digits: group({ area: whole(1, 9), amount: whole(1, 12) }),
  dates: group({ first: isoDate(), last: isoDate() }).test(
    "order",
    "must have a first that is not after its last",
    // Dates of this form sort as texts do; another form is told beside.
    (dates: { first?: string; last?: string } | null | undefined) =>
      !dates?.first || !dates.last || dates.first <= dates.last,
  ),
  sensitivity: group({ salePrice: steps(-90, 200), rehab: steps(-90, 200) }),
}).test(
  "fits",
  ({ value }: { value: unknown }) => mismatch(listed(value)) ?? "",
  (value) => !mismatch(listed(value)),
);

type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

/** `content/calculator.json` as a page receives it, in one language. */
export type CalculatorContent = Fixed<InOneLanguage<InferType<typeof calculatorSchema>>>;

/** One rate of the calculator in one language. */
export type Rate = CalculatorContent["rates"][number];
