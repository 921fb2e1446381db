import { calculateReturns, calculateWithoutRehabLoan } from "../returns";
import { cashMonths } from "../../../../src/calculator/model/cashMonths";
import { ADDED_KEYS, ANY_INPUTS, INPUT_KEYS } from "../../../../src/calculator/model/form";
import type { DealInputs, InputKey } from "../../../../src/calculator/model/inputs";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import { OWN_LETTERS } from "../../../../src/calculator/share/shareLink";
import { assumptions, goodDeal } from "../deals";

const withItems: DealInputs = { ...goodDeal, rehabRows: [{ name: "Roof", amount: 40_000 }], contingency: 10 };

const withQuote: DealInputs = {
  ...{ ...goodDeal, projectMonths: 8, financing: "quote", quoteLtc: 80, quotePoints: 2, quoteRate: 11 },
  ...{ loanTerm: 6, extensionFee: 1, draws: 3, worksMonths: 4 },
};

/** Another value for each input than those deals have. */
const OTHER: Required<DealInputs> = {
  areaSqft: 1600,
  purchasePrice: 260_000,
  arv: 430_000,
  rehabType: "fuerte",
  projectMonths: 12,
  ltc: 95,
  origPoints: 3,
  interestRate: 10,
  interestType: "straight",
  contingency: 20,
  ownLines: [{ name: "HOA", amount: 135, per: "month" }],
  rehabRows: [{ name: "Roof", amount: 50_000 }],
  sellerAgent: 2,
  buyerAgent: 2,
  financing: "cash",
  quoteLtc: 70,
  quoteBasis: "cost",
  rehabShare: 50,
  quotePoints: 3,
  quoteRate: 12,
  minimumInterest: 10,
  loanTerm: 12,
  extensionFee: 2,
  comparables: [{ price: 400_000, areaSqft: 1500, soldOn: "", adjustment: 0 }],
  draws: 4,
  worksMonths: 6,
};

/** For the record, or a suggestion, by the specification and by design. */
const WITHOUT_FIGURES: readonly InputKey[] = ["interestType", "comparables"];

const figures = (inputs: DealInputs) => {
  const bank = sheetOf(inputs, assumptions);
  return [calculateReturns(inputs, assumptions), calculateWithoutRehabLoan(inputs, assumptions), cashMonths(bank)];
};

test("each input changes a figure of a deal, except those that say that they do not", () => {
  const changes = (key: InputKey) =>
    [goodDeal, withItems, withQuote].some((deal) => {
      const changed = figures({ ...deal, [key]: OTHER[key] });
      return JSON.stringify(changed) !== JSON.stringify(figures(deal));
    });
  expect(INPUT_KEYS.filter((key) => !changes(key))).toEqual(WITHOUT_FIGURES);
});

test("each addition has a letter or two of its own in links", () => {
  const named = [
    ...OWN_LETTERS.map((letter) => ({ letter, name: "the link itself" })),
    ...ADDED_KEYS.map((key) => ({ letter: ANY_INPUTS[key].letter ?? "", name: key })),
  ];
  const free = [..."abcdefghijklmnopqrstuvwxyz"].filter((one) => !named.some(({ letter }) => letter === one));
  const wrong = named.flatMap(({ letter, name }, place) => {
    const taken = named.slice(0, place).find((other) => other.letter === letter);
    if (taken) return [`${name} and ${taken.name} have "${letter}": free are ${free.join(", ")}, and any two letters`];
    return /^[a-z]{1,2}$/.test(letter) ? [] : [`${name} has "${letter}": one or two small letters`];
  });
  expect(wrong).toEqual([]);
});
