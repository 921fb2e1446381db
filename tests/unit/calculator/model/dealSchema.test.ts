import { ValidationError } from "yup";
import bilingual from "../../../../content/calculator.json";
import type { CalculatorContent } from "../../../../src/content/kinds/calculator";
import { oneLanguage } from "../../../../src/content/oneLanguage";
import {
  dealSchema,
  emptyForm,
  readDeal,
  valuesOf,
  type DealValues,
} from "../../../../src/calculator/model/dealSchema";
import { goodDeal } from "../deals";

const content = oneLanguage(bilingual, "en") as CalculatorContent;
const valid = valuesOf(goodDeal);

function errorsOf(values: DealValues): Record<string, string> {
  try {
    dealSchema(content).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path ?? "", one.message]));
  }
}

test("the form starts with the company's defaults and misses the rest", () => {
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
])("%s = %j is refused with the message %s", (field, value, message) => {
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
