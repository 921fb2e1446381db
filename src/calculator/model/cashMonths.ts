// The investor's money month by month, with bank funds: every cost of the sheet, at the time it is paid.
import { costsPaid, ownLine } from "./sheet";
import type { OwnLine } from "./deal";
import { drawnShare, worksMonths } from "./loan";
import { roundCents, sumCents } from "./money";
import type { CostLine, Sheet } from "./sheetLines";

/** One step of the deal in whole cents: the closing, a month by its number, or the sale. */
export interface CashMonth {
  step: "closing" | "sale" | number;
  paid: number;
  /** Draws of the loan; at the sale, the sale price. */
  received: number;
  /** The investor's money in the deal at the end of the step; negative once there is more than was put in. */
  invested: number;
  /** The most of it during the step: just before a draw, which comes after the work it pays for, or at its end. */
  most: number;
}

export type CashFlow = ReturnType<typeof cashMonths>;

/** An amount divided by weights, so that the parts add up to it to the cent. */
export function spread(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const until = (index: number) =>
    index < 0 ? 0 : roundCents((cents * weights.slice(0, index + 1).reduce((sum, weight) => sum + weight, 0)) / all);
  return weights.map((_weight, index) => until(index) - until(index - 1));
}

/** How much of the month that ends at `end` lies between `from` and the sale: 0 to 1. */
const partOfMonth = (end: number, from: number) => Math.min(1, Math.max(0, end - from));

type Timing = ReturnType<typeof timingOf>;

/** The months by their numbers, from 1, and when each draw is paid, in months from closing. */
function timingOf({ inputs }: Sheet) {
  const { projectMonths, draws = 0 } = inputs;
  const length = worksMonths(inputs);
  return {
    numbers: Array.from({ length: projectMonths }, (_month, index) => index + 1),
    draws: Array.from({ length: draws }, (_draw, index) => ((index + 1) * length) / draws),
  };
}

/** Works are done evenly, until the last draw if there are draws. */
const worksWeights = ({ inputs }: Sheet, { numbers }: Timing) =>
  numbers.map((number) => (number <= worksMonths(inputs) ? 1 : 0));

/** Interest follows what is drawn; the loan on the purchase is drawn from the first day. */
function interestWeights({ inputs, value }: Sheet, { numbers, draws }: Timing): number[] {
  const drawn = (number: number) =>
    draws.length === 0
      ? drawnShare(inputs) / 100
      : draws.reduce((sum, from) => sum + partOfMonth(number, from), 0) / draws.length;
  const weights = numbers.map((number) => value("propertyLoan") + value("rehabLoans") * drawn(number));
  return weights.some((weight) => weight > 0) ? weights : evenly({ numbers });
}

const evenly = ({ numbers }: Pick<Timing, "numbers">) => numbers.map(() => 1);

const only = ({ numbers }: Timing, wanted: number) =>
  numbers.map((number) => (number === Math.min(wanted, numbers.length) ? 1 : 0));

function ownCosts({ inputs, rounded }: Sheet, timing: Timing): number[] {
  const ofLine = (line: OwnLine) => {
    const weights = line.per === "once" ? only(timing, 1) : evenly(timing);
    return spread(rounded(ownLine(line, inputs)).value, weights);
  };
  const lines = (inputs.ownLines ?? []).filter(({ per }) => per !== "sale").map(ofLine);
  return timing.numbers.map((_number, index) => sumCents(lines.map((line) => line[index] ?? 0)));
}

/** A cost of the project by months: evenly, if nothing else is known of it. */
function costByMonth(name: CostLine, sheet: Sheet, timing: Timing): number[] {
  const cents = sheet.value(name);
  switch (name) {
    case "rehabCost":
      return spread(cents, worksWeights(sheet, timing));
    case "interestCost":
      return spread(cents, interestWeights(sheet, timing));
    case "extensionFee":
      return spread(cents, only(timing, (sheet.inputs.loanTerm ?? 0) + 1));
    case "ownCosts":
      return ownCosts(sheet, timing);
    default:
      return spread(cents, evenly(timing));
  }
}

/** The rehab loan by months: in draws, or as the works proceed. */
function drawsByMonth(sheet: Sheet, timing: Timing): number[] {
  const weights = timing.numbers.map((number) => timing.draws.filter((at) => Math.ceil(at) === number).length);
  return spread(sheet.value("rehabLoans"), timing.draws.length > 0 ? weights : worksWeights(sheet, timing));
}

/**
 * What the investor has not yet paid, or has already got back, just before each draw of a month: the works that follow
 * it until the month's end, and the month's earlier draws.
 */
function beforeDraws(sheet: Sheet, { draws }: Timing, month: CashMonth["step"]): number[] {
  const length = worksMonths(sheet.inputs);
  const [works, loan] = [sheet.value("rehabCost"), sheet.value("rehabLoans")];
  const worksUntil = (time: number) => roundCents((works * Math.min(time, length)) / length);
  const parts = spread(
    loan,
    draws.map(() => 1),
  );
  const inMonth = draws.flatMap((at, index) => (Math.ceil(at) === month ? [{ at, paid: parts[index] ?? 0 }] : []));
  return inMonth.map(
    ({ at }, index) =>
      worksUntil(Math.ceil(at)) - worksUntil(at) + sumCents(inMonth.slice(0, index).map(({ paid }) => paid)),
  );
}

/** The step with the most of the investor's money, if it exceeds the specified proof of funds. */
export function moreThanFunds(sheet: Sheet): CashMonth | undefined {
  const { peak } = cashMonths(sheet);
  return peak.most > sheet.value("investorTestFunds") ? peak : undefined;
}

/**
 * The closing, each month, and the sale: all steps together leave the investor's share of the profit. The `peak` is the
 * step before the sale with the most of the investor's money in the deal: the true proof of funds.
 */
export function cashMonths(sheet: Sheet) {
  const { value, rates } = sheet;
  const timing = timingOf(sheet);
  const during = [...costsPaid(sheet, "during"), ...costsPaid(sheet, "works")].map((name) =>
    costByMonth(name, sheet, timing),
  );
  const draws = drawsByMonth(sheet, timing);
  const reserve = rates.cashReserveCents;
  const steps = [
    {
      step: "closing" as const,
      paid: value("purchasePrice") + sumCents(costsPaid(sheet, "closing").map(value)),
      received: value("propertyLoan"),
    },
    ...timing.numbers.map((step, index) => ({
      step,
      // The reserve is set aside in the first month, and comes back at the sale.
      paid: sumCents(during.map((cost) => cost[index] ?? 0)) + (index === 0 ? reserve : 0),
      received: draws[index] ?? 0,
    })),
    {
      step: "sale" as const,
      paid: sumCents(costsPaid(sheet, "sale").map(value)) + value("totalLoan") + value("epgFees"),
      received: value("arv") + reserve,
    },
  ];
  let before = 0;
  const months = steps.map((step): CashMonth => {
    const invested = before + step.paid - step.received;
    const most = Math.max(invested, ...beforeDraws(sheet, timing, step.step).map((less) => before + step.paid - less));
    before = invested;
    return { ...step, invested, most };
  });
  const peak = months.slice(0, -1).reduce((one, other) => (other.most > one.most ? other : one));
  return { months, peak };
}
