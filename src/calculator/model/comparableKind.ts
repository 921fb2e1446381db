// The list of sold houses: how it is typed, checked, linked, and kept in a draft.
import { object, string } from "yup";
import { isGroup } from "../../content/isGroup";
import { parseDay } from "../../content/schema/schemaParts";
import { readAdjustment } from "../words/readAdjustment";
import type { Comparable } from "./comparables";
import { LINE_DIGITS, LONGEST_AMOUNT } from "./deal";
import { atMostOf, type ComparableValues, type DealErrorKey, isAmount, type ListKind } from "./inputKinds";
import { join } from "./linkText";

/** Most houses to compare with. */
export const MOST_COMPARABLES = 3;

const AREA_DIGITS = 5;

const isBlank = ({ price, area, soldOn, adjustment }: Partial<ComparableValues>) =>
  !price && !area && !soldOn && !adjustment;

const field = (message: DealErrorKey, isValid: (value: string) => boolean) =>
  string().test(
    "comparable",
    message,
    (value = "", { parent }: { parent: ComparableValues }) => isBlank(parent) || isValid(value),
  );

/** An adjusted price of nothing would be no price. */
const leavesPrice = (adjustment: string, { price = "" }: Partial<ComparableValues>) => {
  const read = readAdjustment(adjustment);
  return read !== undefined && Number(price) + read > 0;
};

const house = object({
  price: field("validAmount", (price) => isAmount(price, LINE_DIGITS)),
  area: field("validArea", (area) => isAmount(area, AREA_DIGITS)),
  soldOn: field("validDay", (day) => !day || parseDay(day) !== null),
  adjustment: string().test(
    "adjustment",
    "validAdjustment" satisfies DealErrorKey,
    (value = "", { parent }: { parent: ComparableValues }) => !value || leavesPrice(value, parent),
  ),
});

/** A house of a link: `z*420000*1500*2026-08-01*-5000`. */
function unlinked(item: string): ComparableValues {
  const [price = "", area = "", soldOn = "", adjustment = ""] = item.split("*");
  return { price: price || "0", area, soldOn, adjustment };
}

function stored(kept: unknown): ComparableValues[] {
  if (!isGroup(kept)) return [];
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST_AMOUNT) : "");
  return [
    { price: text(kept.price), area: text(kept.area), soldOn: text(kept.soldOn), adjustment: text(kept.adjustment) },
  ];
}

/** Sold houses with their prices and areas. */
export const comparables = () =>
  ({
    control: "houses" as const,
    unit: "lines" as const,
    most: MOST_COMPARABLES,
    rule: () => atMostOf(house, MOST_COMPARABLES),
    read: (typed) =>
      typed
        .filter((written) => !isBlank(written))
        .map(({ price, area, soldOn, adjustment }) => ({
          price: Number(price),
          areaSqft: Number(area),
          soldOn,
          adjustment: readAdjustment(adjustment) ?? 0,
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
    unlinked,
    stored,
  }) satisfies ListKind<Comparable, ComparableValues> & { unit: "lines" };
