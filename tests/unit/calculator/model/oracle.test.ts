// The specification's arithmetic (section 9, and its settled gaps) written a second time, in whole numbers and without
// the calculator's own code, on deals as people type them.
import fc from "fast-check";
import { emptyForm, readDeal } from "../../../../src/calculator/model/form";
import type { DealValues } from "../../../../src/calculator/model/inputs";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import type { LineName } from "../../../../src/calculator/model/sheetLines";
import { assumptions, content } from "../deals";

const SEED = 20_261_128;
const DEALS = 1000;

/** `times ÷ by`, rounded half up. */
const rounded = (times: bigint, by: bigint): bigint => {
  const double = 2n * times + by;
  const whole = double / (2n * by);
  return double % (2n * by) < 0n ? whole - 1n : whole;
};

/** A hundred percent, in thousandths of a percent. */
const ALL = 100_000n;

/** A percentage in thousandths, as somebody types it: `12.75`, `12,75 %`, `0`. */
const percentage = (most: number) =>
  fc
    .record({
      thousandths: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: most * 4 }).map((quarters) => quarters * 250),
        fc.integer({ min: 0, max: most * 1000 }),
      ),
      sign: fc.constantFrom(".", ","),
      after: fc.constantFrom("", "%", " %"),
    })
    .map(({ thousandths, sign, after }) => ({
      value: BigInt(thousandths),
      typed: `${String(thousandths / 1000).replace(".", sign)}${after}`,
    }));

/** Nothing typed, or a value. */
const maybe = <Value>(value: fc.Arbitrary<{ value: Value; typed: string }>) =>
  fc.oneof({ arbitrary: value, weight: 3 }, { arbitrary: fc.constant({ value: undefined, typed: "" }), weight: 1 });

const count = (most: number) =>
  fc.integer({ min: 0, max: most }).map((number) => ({ value: BigInt(number), typed: String(number) }));

/** Dollars of a line: `1,250`, `1.250`, `$1250`. */
const lineAmount = (least: number) =>
  fc.record({ dollars: fc.integer({ min: least, max: 90_000 }), way: fc.nat(3) }).map(({ dollars, way }) => {
    const grouped = dollars.toLocaleString("en-US");
    return {
      value: BigInt(dollars),
      typed: [String(dollars), grouped, grouped.replaceAll(",", "."), grouped.replace(/^-?/, "$&$")][way] ?? "",
    };
  });

const ownLine = fc.oneof(
  percentage(10).map((amount) => ({ ...amount, per: "sale" as const })),
  fc
    .record({ amount: lineAmount(-500), per: fc.constantFrom("once" as const, "month" as const) })
    .map(({ amount, per }) => ({ ...amount, per })),
);

const anyDeal = fc.record({
  area: fc.integer({ min: 300, max: 6000 }),
  price: fc.integer({ min: 20_000, max: 900_000 }),
  gain: fc.integer({ min: 0, max: 500_000 }),
  rehabType: fc.constantFrom("suave" as const, "normal" as const, "fuerte" as const),
  months: fc.constantFrom(...content.options.projectMonths),
  ltc: fc.constantFrom(...content.options.ltc),
  points: fc.constantFrom(...content.options.origPoints),
  rate: fc.constantFrom(...content.options.interestRate),
  contingency: percentage(40),
  rehabRows: fc.array(lineAmount(0), { maxLength: 4 }),
  ownLines: fc.array(ownLine, { maxLength: 5 }),
  sellerAgent: maybe(percentage(6)),
  buyerAgent: maybe(percentage(6)),
  draws: maybe(count(12)),
  worksMonths: count(12).filter(({ value }) => value > 0n),
});

type AnyDeal = typeof anyDeal extends fc.Arbitrary<infer Deal> ? Deal : never;

const typedAs = (deal: AnyDeal): DealValues => ({
  ...emptyForm(content),
  areaSqft: String(deal.area),
  purchasePrice: String(deal.price),
  arv: String(deal.price + deal.gain),
  rehabType: deal.rehabType,
  projectMonths: String(deal.months),
  ltc: String(deal.ltc),
  origPoints: String(deal.points),
  interestRate: String(deal.rate),
  contingency: deal.contingency.typed,
  rehabRows: deal.rehabRows.map(({ typed }, at) => ({ name: `Works ${at}`, amount: typed, per: "once" })),
  ownLines: deal.ownLines.map(({ typed, per }, at) => ({ name: `Line ${at}`, amount: typed, per })),
  sellerAgent: deal.sellerAgent.typed,
  buyerAgent: deal.buyerAgent.typed,
  draws: deal.draws.typed,
  worksMonths: deal.worksMonths.typed,
});

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

const thousandths = (percent: number) => BigInt(Math.round(percent * 1000));

const PER_SQFT = { suave: 3500n, normal: 5000n, fuerte: 6500n };

/** The part of the rehab loan that is drawn on average, in thousandths: equal draws in arrears, to one decimal. */
function drawnOnAverage(draws: bigint, worksMonths: bigint, months: bigint): bigint {
  if (draws === 0n) return 1000n;
  const works = worksMonths < months ? worksMonths : months;
  const whole = 2n * draws * months;
  return rounded(1000n * (whole - works * (draws + 1n)), whole);
}

/** All of a deal's lines in cents, percentages in tenths. */
function reckoned(deal: AnyDeal): Partial<Record<LineName, bigint>> {
  const [price, arv, months] = [BigInt(deal.price) * 100n, BigInt(deal.price + deal.gain) * 100n, BigInt(deal.months)];
  const of = (amount: bigint, percent: bigint) => rounded(amount * percent, ALL);
  const listed = sum(deal.rehabRows.map(({ value }) => value * 100n));
  const works = deal.rehabRows.length > 0 ? listed : BigInt(deal.area) * PER_SQFT[deal.rehabType];
  const rehabCost = of(works, ALL + deal.contingency.value);
  const propertyLoan = of(price, thousandths(deal.ltc));
  const loan = propertyLoan + rehabCost;
  const approxClosingCosts = rounded(160_000n * ALL + price * 550n, ALL);
  const originationPoints = of(loan, thousandths(deal.points));
  const lenderPolicy = of(price, 1020n);
  // 0.2 percent, and 1.75 times as much once more.
  const mortgageFees = rounded(200_000n * ALL * 100n + loan * 200n * 275n, ALL * 100n);
  const utilities = 20_000n * months;
  const drawn = drawnOnAverage(deal.draws.value ?? 0n, deal.worksMonths.value, months);
  const yearly = thousandths(deal.rate) * months;
  const interestCost = rounded((propertyLoan * 1000n + rehabCost * drawn) * yearly, 12n * ALL * 1000n);
  const propertyTaxes = rounded(arv * 1500n * months, ALL * 12n);
  const { sellerAgent, buyerAgent } = deal;
  const isSilent = sellerAgent.value === undefined && buyerAgent.value === undefined;
  const agents = isSilent ? 5000n : (sellerAgent.value ?? 2500n) + (buyerAgent.value ?? 2500n);
  const realtorCommission = of(arv, agents);
  const saleClosingCosts = of(arv, 2500n);
  const line = ({ value, per }: AnyDeal["ownLines"][number]) =>
    per === "sale" ? of(arv, value) : value * 100n * (per === "month" ? months : 1n);
  const ownCosts = sum(deal.ownLines.filter(({ per }) => per !== "sale").map(line));
  const ownSaleCosts = sum(deal.ownLines.filter(({ per }) => per === "sale").map(line));
  const financing = originationPoints + lenderPolicy + mortgageFees;
  const sale = propertyTaxes + realtorCommission + saleClosingCosts + ownSaleCosts;
  const during = utilities + interestCost + ownCosts;
  const totalProjectCosts = price + rehabCost + approxClosingCosts + financing + during + sale;
  const expectedProfit = arv - totalProjectCosts;
  const epgFees = of(expectedProfit, 50_000n);
  const investorProfit = expectedProfit - epgFees;
  const paidAtClosingByInvestor = price - propertyLoan + approxClosingCosts + financing;
  const paidDuringProjectApprox = during + 90_000n;
  const totalEstimatedInvestment = paidAtClosingByInvestor + paidDuringProjectApprox;
  return {
    ...{ rehabCost, approxClosingCosts, originationPoints, lenderPolicy, mortgageFees, utilities, interestCost },
    ...{ propertyTaxes, realtorCommission, saleClosingCosts, ownCosts, ownSaleCosts, totalProjectCosts },
    ...{ expectedProfit, epgFees, investorProfit, propertyLoan, rehabLoans: rehabCost, totalLoan: loan },
    ...{ paidAtClosingByInvestor, paidDuringProjectApprox, totalEstimatedInvestment },
    otherCreditCharges: financing,
    interestCostTotals: interestCost,
    investorTestFunds: totalEstimatedInvestment,
    investorRoi: rounded(investorProfit * 1000n, totalEstimatedInvestment),
  };
}

test(`${DEALS} deals as typed have the figures of an independent reckoning (seed ${SEED})`, () => {
  let compared = 0;
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const inputs = readDeal(typedAs(deal), content);
      if (!inputs) throw new Error("The form refused the deal");
      const { value } = sheetOf(inputs, assumptions);
      const expected = Object.entries(reckoned(deal)) as [LineName, bigint][];
      const found = expected.map(([line]) => [
        line,
        BigInt(Math.round(value(line) * (line === "investorRoi" ? 10 : 1))),
      ]);
      expect(found).toEqual(expected);
      compared += expected.length;
    }),
    { numRuns: DEALS, seed: SEED },
  );
  expect(compared).toBe(DEALS * 26);
});
