// Lists of lines and of sold houses: how they are typed, checked, linked, and kept in a draft.
import { object, string } from "yup";
import { LINE_PERIODS } from "../../content/contentTypes/calculatorRates";
import { isRecord } from "../../content/isRecord";
import type { Comparable } from "./comparables";
import {
  decodeText,
  encodeText,
  join,
  LINE_DIGITS,
  LINE_NAME_LENGTH,
  MOST_LINES,
  type OwnLine,
  printable,
  type RehabRow,
} from "./deal";
import {
  atMostOf,
  type ComparableValues,
  type DealErrorKey,
  isAmount,
  percentOf,
  type LineValues,
  type ListKind,
} from "./inputKinds";
import { readAmount } from "../../typed/readAmount";
import { readDate } from "../../typed/readDate";
import { LONGEST_NUMBER, valueIn } from "../../typed/reading";

/** Longer than any code of a link. */
const ANY_LENGTH = 8000;

const MOST_COMPARABLES = 3;

export const HOUSE_AREA_DIGITS = 5;

/** True for an entry of which nothing is said; how often a line is paid says nothing. */
const isBlank = (entry: LineValues | ComparableValues): boolean =>
  Object.entries(entry).every(([part, typed]) => part === "per" || !String(typed).trim());

/** The entries of which something is said. */
const written = <Entry extends LineValues | ComparableValues>(entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => !isBlank(entry));

/** A rule for one part of an entry that is not blank. */
const part = <Entry extends LineValues | ComparableValues>(
  message: DealErrorKey,
  isValid: (value: string, entry: Entry) => boolean,
) =>
  string().test(
    "part",
    message,
    (value = "", { parent }: { parent: Entry }) => isBlank(parent) || isValid(value, parent),
  );

/** Whole dollars of a line; with a minus, what a cost is lower than calculated. */
export const LINE_AMOUNT = { measure: "dollars", digits: LINE_DIGITS } as const;
export const SIGNED_AMOUNT = { ...LINE_AMOUNT, isSigned: true } as const;

/** What a line costs: dollars, or percent of the sale price; undefined if that cannot be read. */
function costOf({ amount, per }: Pick<LineValues, "amount" | "per">): number | undefined {
  const cost = per === "sale" ? percentOf(amount) : valueIn(readAmount(amount, SIGNED_AMOUNT));
  return Number.isFinite(cost) ? cost : undefined;
}

const isCost = (amount: string, { per }: LineValues) => costOf({ amount, per }) !== undefined;

const isPart = (amount: string) => readAmount(amount, LINE_AMOUNT).is === "value";

const lineRule = (isLineAmount: typeof isCost) =>
  object({
    name: part("required", (name) => name.trim().length > 0 && name.length <= LINE_NAME_LENGTH),
    amount: part("validAmount", isLineAmount),
    per: string().oneOf(LINE_PERIODS, "required" satisfies DealErrorKey),
  });

/** Lines of a name and an amount. In a link: `o*Permits*1500*o`; what a line lacks is refused by the rule. */
const lines = <Line extends RehabRow>(rule: ReturnType<typeof lineRule>, read: (written: OwnLine) => Line) =>
  ({
    control: "lines" as const,
    unit: "lines" as const,
    most: MOST_LINES,
    rule: () => atMostOf(rule, MOST_LINES),
    read: (typed) =>
      written(typed).map(({ name, amount, per }) =>
        read({ name: printable(name).trim(), amount: costOf({ amount, per }) ?? 0, per }),
      ),
    typed: (value: readonly (RehabRow & Partial<OwnLine>)[]) =>
      value.map(({ name, amount, per = "once" }) => ({ name, amount: String(amount), per })),
    linked: (value: readonly (RehabRow & Partial<OwnLine>)[]) =>
      value.map(({ name, amount, per = "once" }) => join(encodeText(name), amount, per.charAt(0))),
    unlinked: (item) => {
      const [name = "", amount = "", letter = ""] = item.split("*");
      const per = LINE_PERIODS.find((one) => one.startsWith(letter)) ?? "once";
      return { name: decodeText(name, ANY_LENGTH) ?? "", amount: amount || "-", per };
    },
    stored: (kept) => {
      if (!isRecord(kept) || typeof kept.name !== "string" || typeof kept.amount !== "string") return [];
      const { name, amount } = kept;
      if (amount.length > LONGEST_NUMBER) return [];
      const per = LINE_PERIODS.find((period) => period === kept.per) ?? "once";
      return [{ name: name.slice(0, LINE_NAME_LENGTH), amount, per }];
    },
  }) satisfies ListKind<Line, LineValues> & { unit: "lines" };

export const costs = () => lines(lineRule(isCost), (line) => line);

/** The renovation in parts. */
export const works = () => lines(lineRule(isPart), ({ name, amount }) => ({ name, amount }));

/** An adjusted price of nothing would be no price. */
const leavesPrice = (adjustment: string, { price = "" }: Partial<ComparableValues>) => {
  const read = valueIn(readAmount(adjustment, SIGNED_AMOUNT));
  return read !== undefined && Number(price) + read > 0;
};

const house = object({
  price: part("validAmount", (price) => isAmount(price, LINE_DIGITS)),
  area: part("validArea", (area) => isAmount(area, HOUSE_AREA_DIGITS)),
  soldOn: part("validDay", (day) => readDate(day).is !== "unread"),
  adjustment: part<ComparableValues>(
    "validAdjustment",
    (adjustment, parent) => !adjustment || leavesPrice(adjustment, parent),
  ),
});

/** Sold houses with their prices and areas. In a link: `z*420000*1500*2026-08-01*-5000`. */
export const comparables = () =>
  ({
    control: "houses" as const,
    unit: "lines" as const,
    most: MOST_COMPARABLES,
    rule: () => atMostOf(house, MOST_COMPARABLES),
    read: (typed) =>
      written(typed).map(({ price, area, soldOn, adjustment }) => ({
        price: Number(price),
        areaSqft: Number(area),
        soldOn,
        adjustment: valueIn(readAmount(adjustment, SIGNED_AMOUNT)) ?? 0,
      })),
    typed: (houses) =>
      houses.map(({ price, areaSqft, soldOn, adjustment }) => ({
        price: String(price),
        area: String(areaSqft),
        soldOn,
        adjustment: adjustment === 0 ? "" : String(adjustment),
      })),
    linked: (houses) =>
      houses.map(({ price, areaSqft, soldOn, adjustment }) => join(price, areaSqft, soldOn, adjustment || "")),
    unlinked: (item) => {
      const [price = "", area = "", soldOn = "", adjustment = ""] = item.split("*");
      return { price: price || "0", area, soldOn, adjustment };
    },
    stored: (kept) => {
      if (!isRecord(kept)) return [];
      const text = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST_NUMBER) : "");
      const { price, area, soldOn, adjustment } = kept;
      return [{ price: text(price), area: text(area), soldOn: text(soldOn), adjustment: text(adjustment) }];
    },
  }) satisfies ListKind<Comparable, ComparableValues> & { unit: "lines" };
