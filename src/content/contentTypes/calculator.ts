import { number, string, type ISchema, type InferType } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { isoDate } from "../schema/dates";
import { atLeast, atMost, entriesAtMost, NUMBER_IS_MISSING } from "../schema/fieldMessages";
import { group, line, list, paragraph, integer, yesNo } from "../schema/fields";
import { choiceOf, quoted } from "../schema/schemaParts";
import type { TypicalHouse } from "../typicalHouse";
import type { InOneLanguage } from "../schema/inOneLanguage";
import { isRecord } from "../isRecord";
import {
  foreignDefault,
  HIGHEST_RATE,
  INTEREST_TYPES,
  LINE_PERIODS,
  mismatch,
  OPTION_BOUNDS,
  RATE_UNITS,
  REHAB_TYPES,
  STRESS_RATES,
  type CalculatorParts,
} from "./calculatorRates";

const decimal = (min: number, max: number) =>
  number().strict().required(NUMBER_IS_MISSING).min(min, atLeast(min)).max(max, atMost(max));

interface WrittenRate {
  key?: string;
  value?: number;
  min?: number;
  max?: number;
  editable?: boolean;
}

/** A value outside the bounds of all rates is reported separately. */
const isBetween = ({ value = NaN, min = NaN, max = NaN }: WrittenRate) =>
  value < 0 || value > HIGHEST_RATE || !(value < min || value > max);

/** Visitors can lower an editable rate to its min. A value below its min is reported separately. */
function hasStep({ key = "", value = NaN, min = NaN, editable }: WrittenRate): boolean {
  return !(key in STRESS_RATES) || value < min || (value !== 0 && !(editable && min === 0));
}

const rateSchema = group({
  key: string()
    .strict()
    .required({ en: "is missing: give the rate a name", es: "falta: dé un nombre a la tasa" })
    .matches(/^[a-z][A-Za-z0-9]{1,39}$/, {
      message: {
        en: "must be a single word of letters and digits, such as `lenderPolicy`",
        es: "debe ser una sola palabra de letras y cifras, como `lenderPolicy`",
      },
    }),
  value: decimal(0, HIGHEST_RATE),
  unit: choiceOf(RATE_UNITS),
  min: decimal(0, HIGHEST_RATE),
  max: decimal(0, HIGHEST_RATE),
  editable: yesNo(),
  label: line(60),
  source: paragraph(240),
})
  .test(
    "between",
    {
      en: "must have a value between its `min` and `max`",
      es: "debe tener un valor entre `min` y `max`",
    },
    (rate: WrittenRate | null | undefined) => isBetween(rate ?? {}),
  )
  .test(
    "step",
    {
      en: "must have a value above 0, and a `min` above 0 if it is editable: the stress test uses it as its step size",
      es: "debe tener un valor mayor que 0, y un `min` mayor que 0 si es editable: la prueba de riesgo avanza en pasos de ese tamaño",
    },
    (rate: WrittenRate | null | undefined) => hasStep(rate ?? {}),
  );

const options = (min: number, max: number) =>
  list()
    .of(decimal(min, max))
    .required({ en: "is missing: list the options", es: "falta: enumere las opciones" })
    .min(1, { en: "needs at least one option", es: "necesita al menos una opción" });

const steps = (min: number, max: number) =>
  list()
    .of(integer(min, max))
    .required({ en: "is missing: list the steps in percent", es: "falta: enumere los pasos en por ciento" })
    .min(2, { en: "needs at least two steps", es: "necesita al menos dos pasos" })
    .max(7, {
      en: "has more steps than the table can show: keep it to 7 or fewer",
      es: "tiene más pasos de los que caben en la tabla: deje 7 como máximo",
    })
    .test(
      "zero",
      { en: "must include 0, the deal as entered", es: "debe incluir 0, la operación tal como se introdujo" },
      (values: unknown) => !Array.isArray(values) || values.includes(0),
    );

const MOST_QUICK_LINES = 10;

/** A cost that visitors add with one tap, such as an insurance. */
const quickLine = group({
  name: line(40),
  amount: integer(1, 1_000_000).meta({
    hint: {
      en: "Whole dollars; for the sale, percent of the sale price.",
      es: "Dólares enteros; para la venta, por ciento del precio de venta.",
    },
  }),
  per: choiceOf(LINE_PERIODS),
  source: paragraph(240),
});

/** A list that describes each of `keys` once. `entry` rejects other keys, so checking for duplicates is enough. */
function described<T>(keys: readonly string[], entry: ISchema<T>, missing: Words) {
  const message = {
    en: `must have exactly one entry for each of: ${quoted(keys)}`,
    es: `debe tener exactamente una entrada para cada uno de estos: ${quoted(keys)}`,
  };
  return list()
    .of(entry)
    .required(missing)
    .length(keys.length, message)
    .test("each", message, (entries: unknown) => {
      if (!Array.isArray(entries) || entries.length !== keys.length) return true;
      const written = entries.flatMap((one: unknown) => (isRecord(one) && one.key !== undefined ? [one.key] : []));
      return new Set(written).size === written.length;
    });
}

/** The parts that must be consistent; undefined if one is itself invalid, which is reported separately. */
function listed(content: unknown): CalculatorParts | undefined {
  const { rates, options: offered, defaults } = isRecord(content) ? content : {};
  if (!Array.isArray(rates) || !rates.every(isRecord) || !isRecord(offered) || !isRecord(defaults)) return undefined;
  const lists = Object.entries(offered).filter(([, values]) => Array.isArray(values));
  return { rates, options: Object.fromEntries(lists) as CalculatorParts["options"], defaults };
}

/**
 * Rates, fees, options and defaults of the return calculator; `content/calculator.json`. The editor's form has this
 * order: first what changes most often, last the long list of rates.
 */
export const calculatorSchema = group({
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
    interestType: choiceOf(INTEREST_TYPES),
    contingency: integer(0, 100),
    worksMonths: integer(1, 60),
  }),
  rehabTypes: described(REHAB_TYPES, group({ key: choiceOf(REHAB_TYPES), label: line(40), includes: paragraph(200) }), {
    en: "is missing: describe the renovation types",
    es: "falta: describa los tipos de renovación",
  }),
  interestTypes: described(INTEREST_TYPES, group({ key: choiceOf(INTEREST_TYPES), label: line(40) }), {
    en: "is missing: describe the interest types",
    es: "falta: describa los tipos de interés",
  }),
  typical: group({ areaSqft: integer(100, 20_000), months: integer(1, 60) })
    .notRequired()
    .default(undefined)
    .meta({
      kind: "typicalHouse",
      hint: {
        en: "The house that the estimate and the examples assume, and its months from purchase to sale, until a published project shows its figures: then theirs count.",
        es: "La casa que suponen la estimación y los ejemplos, y sus meses de la compra a la venta, hasta que un proyecto publicado muestre sus cifras: entonces cuentan estas.",
      },
    }),
  quickLines: list()
    .of(quickLine)
    .required({ en: "is missing: list the lines", es: "falta: enumere las líneas" })
    .max(MOST_QUICK_LINES, entriesAtMost(MOST_QUICK_LINES)),
  agents: group({ seller: decimal(0, 100), buyer: decimal(0, 100), source: paragraph(240) }),
  digits: group({ area: integer(1, 9), amount: integer(1, 12) }),
  dates: group({ first: isoDate(), last: isoDate() }).test(
    "order",
    {
      en: "must have a `first` date that is not after the `last` date",
      es: "debe tener una fecha `first` que no sea posterior a `last`",
    },
    // ISO days compare as strings; any other format is reported separately.
    (dates: { first?: string; last?: string } | null | undefined) =>
      !dates?.first || !dates.last || dates.first <= dates.last,
  ),
  sensitivity: group({ salePrice: steps(-90, 200), rehab: steps(-90, 200) }),
  rates: list().of(rateSchema).required({ en: "is missing: list the rates", es: "falta: enumere las tasas" }),
})
  .test(
    "fits",
    ({ value }: { value: unknown }) => mismatch(listed(value)),
    (value) => !mismatch(listed(value)),
  )
  .test("default", (value, context) => {
    const parts = listed(value);
    const name = parts && foreignDefault(parts);
    if (name === undefined) return true;
    const offered = parts?.options?.[name]?.join(", ");
    const message = { en: `must be one of its options: ${offered}`, es: `debe ser una de sus opciones: ${offered}` };
    return context.createError({ path: `defaults.${name}`, message });
  });

type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

/** `content/calculator.json` in one language, as a page receives it. */
export type CalculatorContent = Fixed<
  Omit<InOneLanguage<InferType<typeof calculatorSchema>>, "typical"> & { typical: TypicalHouse }
>;

export type Rate = CalculatorContent["rates"][number];
