import fc from "fast-check";
import words from "../../../../content/text/calculator.json";
import { cashMonths, spread } from "../../../../src/calculator/model/cashMonths";
import { dealOf } from "../../../../src/calculator/model/form";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import { drawWords } from "../../../../src/calculator/words/resultWords";
import { interpolate } from "../../../../src/content/interpolate";
import { localize } from "../../../../src/content/localize";
import { anyQuote, houseDeal } from "../anyDeal";
import { assumptions, goodDeal } from "../deals";

const text = localize(words, "en", {});

const sheet = (deal: Parameters<typeof dealOf>[0]) => sheetOf(dealOf(deal), assumptions);

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const ownLines = [
  { name: "Insurance", amount: 1_801, per: "once" as const },
  { name: "HOA", amount: 135, per: "month" as const },
  { name: "Concession", amount: 2, per: "sale" as const },
];

test("the parts of an amount add up to it to the cent, and none is paid where nothing is due", () => {
  expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(spread(100, [0, 1, 0])).toEqual([0, 100, 0]);
});

test("all months together leave the investor's half, pay every cost, and pay the loan back", () => {
  fc.assert(
    fc.property(houseDeal, anyQuote, (deal, terms) => {
      const { value, ...rest } = sheet({ ...deal, ...terms, ownLines });
      const { months } = cashMonths({ value, ...rest });
      const [paid, received] = [sum(months.map((month) => month.paid)), sum(months.map((month) => month.received))];
      const reserve = assumptions.cashReserveCents;
      expect(received - paid).toBe(value("investorProfit"));
      expect(received).toBe(value("arv") + value("totalLoan") + reserve);
      expect(paid).toBe(value("totalProjectCosts") + value("totalLoan") + value("epgFees") + reserve);
      expect(months.at(-1)?.invested).toBe(-value("investorProfit"));
    }),
  );
});

test("without draws the most of the investor's money in the deal is the specified proof of funds", () => {
  fc.assert(
    fc.property(houseDeal, (deal) => {
      const { peak } = cashMonths(sheet(deal));
      expect(peak.most).toBe(sheet(deal).value("investorTestFunds"));
      expect(peak.step).toBe(deal.projectMonths);
    }),
  );
});

test("draws in arrears take more of the investor's money than the specified proof of funds, and fewer draws the most", () => {
  const peakWith = (draws: number) => cashMonths(sheet({ ...goodDeal, draws, worksMonths: 3 })).peak;
  const specified = sheet(goodDeal).value("investorTestFunds");
  expect(peakWith(3).most).toBeGreaterThan(specified);
  expect(peakWith(1).most).toBeGreaterThan(peakWith(3).most);
  // Before the only draw, which pays for all of the works when they are done.
  expect(peakWith(1).step).toBe(3);
});

test("interest follows what is drawn", () => {
  const { months } = cashMonths(sheet({ ...goodDeal, draws: 3, worksMonths: 3 }));
  // Beside the works (25,000 a month), utilities (200), and the reserve: interest on 212,500, then on more each month.
  const interest = [900_00, 0, 0, 0].map((reserve, index) => {
    const works = index < 3 ? 25_000_00 : 0;
    return (months[index + 1]?.paid ?? 0) - reserve - works - 200_00;
  });
  expect(interest).toEqual([...interest].sort((one, other) => one - other));
  expect(sum(interest)).toBe(sheet({ ...goodDeal, draws: 3, worksMonths: 3 }).value("interestCost"));
  expect(interest[0]).toBeCloseTo(1_947_92, -2);
});

test("the extension is paid in the month after the term", () => {
  const quote = { financing: "quote", quoteLtc: 85, quotePoints: 2, quoteRate: 11, loanTerm: 6 } as const;
  const paid = (extensionFee: number) =>
    cashMonths(sheet({ ...goodDeal, ...quote, projectMonths: 8, extensionFee })).months.map((month) => month.paid);
  const [without, extended] = [paid(0), paid(1)];
  expect(extended.map((amount, index) => amount - (without[index] ?? 0)).slice(0, -1)).toEqual([
    ...[0, 0, 0, 0, 0, 0, 0],
    2_875_00,
    0,
  ]);
});

test("the words speak of a rehab loan only where there is one", () => {
  const spoken = (deal: Parameters<typeof dealOf>[0]) => drawWords(sheet(deal), { text, language: "en" });
  const quote = { financing: "quote", quoteLtc: 80, quotePoints: 2, quoteRate: 11 } as const;
  expect(spoken({ ...goodDeal, financing: "cash" })).toBe(text.months.noDraws);
  expect(spoken({ ...goodDeal, ...quote, rehabShare: 0 })).toBeUndefined();
  expect(spoken({ ...goodDeal, ...quote })).toBe(interpolate(text.months.even, { percent: "100%" }));
});

test("several draws in a month: the most is before a draw, when only the works since the one before are paid for", () => {
  const fiveInAMonth = sheet({ ...goodDeal, draws: 5, worksMonths: 1 });
  const { months, peak } = cashMonths(fiveInAMonth);
  // Each draw of 15,000 follows its works: beside the month's other payments, never more than one of them is out.
  const [closing, first] = [months[0]?.invested ?? 0, months[1]];
  expect(first?.most).toBe(closing + (first?.paid ?? 0) - 60_000_00);
  expect(peak.most).toBeGreaterThanOrEqual(first?.most ?? 0);
});

test("the most is never under the money at a step's end, nor over all that has been paid until then", () => {
  fc.assert(
    fc.property(houseDeal, anyQuote, (deal, terms) => {
      const { months } = cashMonths(sheet({ ...deal, ...terms }));
      for (const { most, invested, received } of months.slice(0, -1)) {
        expect(most).toBeGreaterThanOrEqual(invested);
        expect(most).toBeLessThanOrEqual(invested + received);
      }
    }),
  );
});
