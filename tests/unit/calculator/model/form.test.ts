import { ValidationError } from "yup";
import { dealInputsSchema, emptyForm, readDeal, valuesOf } from "../../../../src/calculator/model/form";
import type { LineValues } from "../../../../src/calculator/model/inputKinds";
import type { DealValues } from "../../../../src/calculator/model/inputs";
import { content, goodDeal } from "../deals";

const valid = valuesOf(goodDeal, content.defaults);

function errorsOf(values: DealValues): Record<string, string> {
  try {
    dealInputsSchema(content).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path ?? "", one.message]));
  }
}

test("the form starts with the company's defaults and is otherwise empty", () => {
  expect(errorsOf(emptyForm(content))).toEqual({
    areaSqft: "validArea",
    purchasePrice: "validAmount",
    arv: "validAmount",
    rehabType: "required",
  });
});

test.each([
  ["areaSqft", "0", "validArea"],
  ["areaSqft", "12345678", "validArea"],
  ["areaSqft", "1e3", "validArea"],
  ["purchasePrice", "", "validAmount"],
  ["purchasePrice", "1000000000000", "validAmount"],
  ["arv", "-5", "validAmount"],
  ["arv", "249999", "arvBelowPrice"],
  ["rehabType", "luxury", "required"],
  ["projectMonths", "5", "required"],
  ["ltc", "90", "required"],
  ["ltc", "0", "required"],
  ["origPoints", "", "required"],
  ["interestRate", "0", "required"],
  ["interestType", "", "required"],
])("%s = %j is rejected with the message %s", (field, value, message) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual({ [field]: message });
});

test("an ARV equal to the price is allowed, and it is not compared with an invalid price", () => {
  expect(errorsOf({ ...valid, arv: valid.purchasePrice })).toEqual({});
  expect(errorsOf({ ...valid, purchasePrice: "0", arv: "5" })).toEqual({ purchasePrice: "validAmount" });
});

test("a valid form gives the deal's numbers, an invalid one gives none", () => {
  expect(readDeal(valid, content)).toEqual(goodDeal);
  expect(readDeal({ ...valid, arv: "" }, content)).toBeUndefined();
});

const line = (values: Partial<LineValues> = {}): LineValues => ({
  name: "Insurance",
  amount: "120",
  per: "month",
  ...values,
});

test("a deal includes its lines and draws, but no blank lines and no values without effect", () => {
  const extras = { draws: "4", contingency: "10", ownLines: [line(), line({ name: " ", amount: "" })] };
  const rehabRows = [line({ name: " Roof\u0007 ", amount: "12345", per: "once" })];
  expect(readDeal({ ...valid, ...extras, rehabRows }, content)).toEqual({
    ...goodDeal,
    draws: 4,
    worksMonths: 3,
    contingency: 10,
    ownLines: [{ name: "Insurance", amount: 120, per: "month" }],
    rehabRows: [{ name: "Roof", amount: 12_345 }],
  });
  expect(readDeal({ ...valid, draws: "0", contingency: "0" }, content)).toEqual(goodDeal);
});

test("0 is an amount of a line, decimals are part of a percentage, and neither agent is an answer", () => {
  const lines = { ownLines: [line({ amount: "3,25", per: "sale" })], rehabRows: [line({ amount: "0", per: "once" })] };
  const typed = { ...valid, ...lines, contingency: "12.5", sellerAgent: "0", buyerAgent: "0" };
  expect(readDeal(typed, content)).toEqual({
    ...goodDeal,
    contingency: 12.5,
    ownLines: [{ name: "Insurance", amount: 3.25, per: "sale" }],
    rehabRows: [{ name: "Insurance", amount: 0 }],
    sellerAgent: 0,
    buyerAgent: 0,
  });
});

test.each([
  ["a line without a name", { ownLines: [line({ name: "" })] }],
  ["a line without an amount", { rehabRows: [line({ amount: "" })] }],
  ["an amount of ten digits", { ownLines: [line({ amount: "1234567890" })] }],
  ["a name that is too long", { ownLines: [line({ name: "x".repeat(41) })] }],
  ["thirteen lines", { ownLines: Array.from({ length: 13 }, () => line()) }],
  ["sixty-one draws", { draws: "61" }],
  ["half a dollar", { ownLines: [line({ amount: "250.5" })] }],
  ["half a draw", { draws: "2.5" }],
  ["no month of works", { worksMonths: "0" }],
  ["a share that cannot be read", { contingency: "12.5.5" }],
])("%s gives no deal", (_case, wrong) => {
  expect(readDeal({ ...valid, ...wrong }, content)).toBeUndefined();
});

test("a deal survives conversion to the form and back", () => {
  const deal = {
    ...goodDeal,
    draws: 2,
    worksMonths: 3,
    contingency: 5,
    ownLines: [{ name: "HOA", amount: 300, per: "month" as const }],
    rehabRows: [{ name: "Kitchen", amount: 20_000 }],
  };
  expect(readDeal(valuesOf(deal, content.defaults), content)).toEqual(deal);
});
