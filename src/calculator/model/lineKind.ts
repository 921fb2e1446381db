// Lists of a name and an amount: how they are typed, checked, linked, and kept in a draft.
import { object, string } from "yup";
import { LINE_PERIODS } from "../../content/contentTypes/calculatorRates";
import { isGroup } from "../../content/isGroup";
import { LINE_DIGITS, LINE_NAME_LENGTH, LONGEST_AMOUNT, MOST_LINES, MOST_PERCENT, printable } from "./deal";
import type { OwnLine, RehabRow } from "./deal";
import { decodeText, encodeText, join } from "./linkText";
import { atMostOf, type DealErrorKey, isAmount, type LineValues, type ListKind } from "./inputKinds";

/** Longer than any code of a link. */
const ANY_LENGTH = 8000;

const isPeriod = (value: unknown): value is OwnLine["per"] => LINE_PERIODS.some((period) => period === value);

const isBlank = ({ name, amount: typed }: Partial<LineValues>) => !name?.trim() && !typed;

const isLineAmount = (typed: string, { per }: Partial<LineValues>) =>
  isAmount(typed, LINE_DIGITS) && (per !== "sale" || Number(typed) <= MOST_PERCENT);

const blankOr = (message: DealErrorKey, isValid: (value: string, line: Partial<LineValues>) => boolean) =>
  string().test(
    "line",
    message,
    (value = "", { parent }: { parent: Partial<LineValues> }) => isBlank(parent) || isValid(value, parent),
  );

const line = object({
  name: blankOr("required", (name) => name.trim().length > 0 && name.length <= LINE_NAME_LENGTH),
  amount: blankOr("validAmount", isLineAmount),
  per: string().oneOf(LINE_PERIODS, "required" satisfies DealErrorKey),
});

/** A line of a link: `o*Permits*1500*o`. What it lacks is refused by the rule. */
function unlinked(item: string): LineValues {
  const [name = "", amount = "", letter = ""] = item.split("*");
  const per = LINE_PERIODS.find((one) => one.startsWith(letter)) ?? "once";
  return { name: decodeText(name, ANY_LENGTH) ?? "", amount: amount || "0", per };
}

function stored(kept: unknown): LineValues[] {
  if (!isGroup(kept) || typeof kept.name !== "string" || typeof kept.amount !== "string") return [];
  const { name, amount, per } = kept;
  if (amount.length > LONGEST_AMOUNT) return [];
  return [{ name: name.slice(0, LINE_NAME_LENGTH), amount, per: isPeriod(per) ? per : "once" }];
}

/** Lines of a name and an amount. */
export const lines = <Line extends RehabRow>(read: (written: OwnLine) => Line) =>
  ({
    control: "lines" as const,
    unit: "lines" as const,
    most: MOST_LINES,
    rule: () => atMostOf(line, MOST_LINES),
    read: (typed) =>
      typed
        .filter((written) => !isBlank(written))
        .map(({ name, amount, per }) => read({ name: printable(name).trim(), amount: Number(amount), per })),
    typed: (value: readonly (RehabRow & Partial<OwnLine>)[]) =>
      value.map(({ name, amount, per = "once" }) => ({ name, amount: String(amount), per })),
    linked: (value: readonly (RehabRow & Partial<OwnLine>)[]) =>
      value.map(({ name, amount, per = "once" }) => join(encodeText(name), amount, per.charAt(0))),
    unlinked,
    stored,
  }) satisfies ListKind<Line, LineValues> & { unit: "lines" };
