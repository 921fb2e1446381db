// A lender's quote as typed: it starts with the terms of the list, and replaces them.
import { choice, decimal, countOf, percentage, type Defaults } from "./inputKinds";

/** How a deal is financed: with a loan from the company's list, with the quote of a lender, or without a loan. */
export const FINANCINGS = ["listed", "quote", "cash"] as const;

/** What a lender's LTC is a share of: the purchase price, or price and works. */
export const QUOTE_BASES = ["price", "cost"] as const;

interface Others {
  financing?: (typeof FINANCINGS)[number];
  loanTerm?: number;
}

/** The terms to choose from: without effect if the loan is another, or there is none. */
export const LISTED = { asked: "loan", used: ({ financing = "listed" }: Others) => financing === "listed" } as const;

const isQuote = ({ financing }: { financing?: string }) => financing === "quote";

const quoted = { asked: "quote", used: (others: Others) => isQuote(others) } as const;

/** Always in a quote, even if it is 0. */
const term = { ...quoted, ...decimal(isQuote), absent: "", matters: () => true } as const;

const months = {
  ...quoted,
  ...countOf("months"),
  empty: () => "",
  absent: "",
  matters: (length: number) => length > 0,
} as const;

export const QUOTE = {
  financing: {
    ...choice(FINANCINGS),
    asked: "loan",
    help: "financingHelp",
    empty: () => "listed",
    letter: "k",
    absent: "listed",
    matters: (chosen: (typeof FINANCINGS)[number]) => chosen !== "listed",
  },
  quoteLtc: { ...term, letter: "l", empty: ({ ltc }: Defaults) => String(ltc) },
  quoteBasis: {
    ...quoted,
    ...choice(QUOTE_BASES),
    empty: () => "price",
    letter: "m",
    absent: "price",
    matters: (basis: (typeof QUOTE_BASES)[number]) => basis !== "price",
  },
  rehabShare: {
    ...quoted,
    ...percentage(),
    help: "rehabShareHelp",
    empty: () => "100",
    letter: "h",
    absent: "100",
    matters: (share: number) => share !== 100,
  },
  quotePoints: { ...term, letter: "p", empty: ({ origPoints }: Defaults) => String(origPoints) },
  quoteRate: { ...term, letter: "i", empty: ({ interestRate }: Defaults) => String(interestRate) },
  minimumInterest: { ...months, help: "minimumInterestHelp", letter: "e" },
  loanTerm: { ...months, help: "loanTermHelp", letter: "y" },
  extensionFee: {
    ...quoted,
    ...decimal(),
    help: "extensionFeeHelp",
    empty: () => "",
    letter: "x",
    absent: "",
    matters: (share: number) => share > 0,
    used: (others: Others) => isQuote(others) && Boolean(others.loanTerm),
  },
} as const;
