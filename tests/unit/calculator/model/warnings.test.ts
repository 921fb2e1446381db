import { calculateReturns } from "../returns";
import { moreThanFunds } from "../../../../src/calculator/model/cashMonths";
import type { Comparable } from "../../../../src/calculator/model/comparables";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import { breakEvenArv } from "../../../../src/calculator/model/solveDeal";
import { assumptions, badDeal, goodDeal, roomyDeal, warningsOf } from "../deals";

test("a sound deal has no warnings", () => {
  const sound = { ...goodDeal, arv: 480_000 };
  expect(warningsOf(sound)).toEqual([]);
});

test("a losing deal with a high loan is warned about, with its numbers", () => {
  const warnings = warningsOf(badDeal);
  expect(warnings.map(({ kind }) => kind)).toEqual(["loss", "highLoan", "priceRule"]);
  expect(warnings[0]).toEqual({ kind: "loss", breakEvenArv: breakEvenArv(badDeal, assumptions) });
  expect(warnings[1]).toMatchObject({
    loanPercent: 105.1,
    limitPercent: 75,
    gapCents: 133_676_10, // 467,011.35 − 444,447 × 75 %
  });
});

test("a loan of exactly the limit causes no warning, and a tenth of a percent more does", () => {
  const kindsAt = (totalLoan: number) => {
    const works = totalLoan - 250_000 * 0.85;
    const deal = { ...goodDeal, arv: 400_000, rehabRows: [{ name: "Works", amount: works }] };
    expect(calculateReturns(deal, assumptions).totalLoan).toBe(totalLoan * 100);
    return warningsOf(deal).map(({ kind }) => kind);
  };
  expect(kindsAt(300_000)).not.toContain("highLoan");
  expect(kindsAt(300_400)).toContain("highLoan");
});

test("a sale price of more than twice the purchase price causes a warning", () => {
  const double = { ...goodDeal, arv: 500_000 };
  expect(warningsOf(double)).toEqual([]);
  const steep = { ...goodDeal, arv: 500_001 };
  expect(warningsOf(steep)).toEqual([{ kind: "highSpread", times: 2, typicalPercent: 23.1 }]);
});

const sold = (price: number, soldOn = ""): Comparable => ({ price, areaSqft: 1500, soldOn, adjustment: 0 });

test("a sale price above the middle of the sold houses is told by how much, with the middle to take", () => {
  const comparables = [sold(440_000), sold(450_000), sold(455_000)];
  expect(warningsOf({ ...roomyDeal, arv: 600_000, comparables }).at(-1)).toEqual({
    kind: "aboveSoldHouses",
    percent: 33.3,
    middle: 450_000,
    change: { input: "arv", value: 450_000 },
  });
  expect(warningsOf({ ...roomyDeal, arv: 450_000, comparables }).map(({ kind }) => kind)).not.toContain(
    "aboveSoldHouses",
  );
});

test.each([
  ["2026-11-27", []],
  ["2024-11-27", []],
  ["2024-11-26", ["oldSale"]],
  ["2026-11-28", ["futureSale"]],
])("a house sold on %s is remarked on as %j", (day, kinds) => {
  const deal = { ...roomyDeal, comparables: [sold(490_000, day)] };
  expect(warningsOf(deal).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  [4, 8, { kind: "fewMonths", typicalMonths: 8, change: { input: "projectMonths", value: 8 } }],
  [4, 7, { kind: "fewMonths", typicalMonths: 7, change: { input: "projectMonths", value: 8 } }],
  [12, 14, { kind: "fewMonths", typicalMonths: 14 }],
  [8, 8, undefined],
])(
  "%d months, where the company's houses took %d, are told with the next length to take",
  (projectMonths, typicalMonths, told) => {
    const few = warningsOf({ ...roomyDeal, projectMonths }, { typicalMonths }).find(({ kind }) => kind === "fewMonths");
    expect(few).toEqual(told);
  },
);

test("of an agent nothing is said of, half of the usual commission is counted, and it is told; 0 is on purpose", () => {
  const commission = (agents: Partial<typeof goodDeal>) =>
    calculateReturns({ ...roomyDeal, ...agents }, assumptions).realtorCommission;
  expect(commission({ sellerAgent: 3 })).toBe(26_950_00); // 490,000 × (3 % + 2.5 %)
  expect(commission({ sellerAgent: 3, buyerAgent: 0 })).toBe(14_700_00);
  expect(warningsOf({ ...roomyDeal, sellerAgent: 3 })).toEqual([{ kind: "oneAgent", otherPercent: 2.5 }]);
  expect(warningsOf({ ...roomyDeal, sellerAgent: 3, buyerAgent: 0 })).toEqual([]);
});

test("with draws, a month can take more of the investor's money than the proof of funds", () => {
  const deal = {
    ...goodDeal,
    purchasePrice: 180_000,
    arv: 450_000,
    rehabType: "fuerte",
    draws: 2,
    worksMonths: 4,
  } as const;
  const sheet = sheetOf(deal, assumptions);
  expect(sheet.value("investorTestFunds")).toBe(48_017_50);
  expect(moreThanFunds(sheet)).toMatchObject({ step: 4, most: 96_767_50 }); // half of the works are still to be drawn
  expect(moreThanFunds(sheetOf(goodDeal, assumptions))).toBeUndefined();
});

test("a value displayed as equal to a limit causes no warning", () => {
  const atLimits = { ...goodDeal, areaSqft: 600, arv: 399_800 };
  expect((250_000 + 600 * 50) / atLimits.arv).toBeGreaterThan(0.7);
  expect(warningsOf(atLimits).map(({ kind }) => kind)).not.toContain("priceRule");
});
