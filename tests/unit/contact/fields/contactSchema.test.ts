import { readFileSync } from "node:fs";
import { ValidationError } from "yup";
import { emptyContactValues, sentValues, type SentValues } from "../../../../src/contact/fields/contactFields";
import { contactSchema } from "../../../../src/contact/fields/contactSchema";
import { phoneCodesOf, phoneLength } from "../../../../src/contact/fields/phoneLength";
import { isPrintable } from "../../../../src/contact/fields/rules";
import { countriesSchema } from "../../../../src/content/contentTypes/country";

const countries = countriesSchema.validateSync(JSON.parse(readFileSync("content/countries.json", "utf8")));
const schema = contactSchema(countries);
const valid: SentValues = {
  firstName: " Ana ",
  lastName: "Muñoz",
  email: " ana@example.com ",
  phoneCode: "+52",
  phoneNumber: "(305) 555-0142",
  country: "MX",
};

function firstErrors(values: object): Record<string, string> {
  const errors: Record<string, string> = {};
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    for (const { path = "", message } of (error as ValidationError).inner) errors[path] ??= message;
  }
  return errors;
}

test("a complete form passes, trimmed and with the phone number as digits", () => {
  expect(sentValues(schema.validateSync(valid))).toEqual({
    firstName: "Ana",
    lastName: "Muñoz",
    email: "ana@example.com",
    phoneCode: "+52",
    phoneNumber: "3055550142",
    country: "MX",
  });
});

test("an empty form requires every field except the dial code", () => {
  expect(firstErrors(emptyContactValues)).toEqual({
    firstName: "errors.required",
    lastName: "errors.required",
    email: "errors.required",
    phoneNumber: "errors.required",
    country: "errors.selectCountry",
  });
});

test.each([
  ["firstName", "   ", "errors.required"],
  ["lastName", "", "errors.required"],
  ["firstName", "\u200b\u2060", "errors.required"],
  ["lastName", "\u3164 \u00ad\u2800", "errors.required"],
  ["firstName", "\u0301", "errors.required"],
  ["email", "", "errors.required"],
  ["email", "ana", "errors.invalidEmail"],
  ["email", "ana@example", "errors.invalidEmail"],
  ["email", "an a@example.com", "errors.invalidEmail"],
  ["email", "@example.com", "errors.invalidEmail"],
  ["email", "a@b@example.com", "errors.invalidEmail"],
  ["phoneCode", "", "errors.required"],
  ["phoneCode", "52", "errors.selectPhoneCode"],
  ["phoneNumber", "abc", "errors.required"],
  ["phoneNumber", "123456789", "errors.invalidPhone"],
  ["phoneNumber", "12345678901", "errors.invalidPhone"],
  ["country", "XX", "errors.selectCountry"],
  ["country", "mx", "errors.selectCountry"],
  ["firstName", "x".repeat(41), "errors.tooLong"],
  ["lastName", "x".repeat(81), "errors.tooLong"],
  ["email", `${"x".repeat(100)}@example.com`, "errors.tooLong"],
  ["intent", "steal", "errors.selectOption"],
  ["message", "x".repeat(1001), "errors.tooLong"],
  ["message", "a\u0000b", "errors.invalidText"],
  ["firstName", "A\nB", "errors.invalidText"],
  ["lastName", "A\u202EB", "errors.invalidText"],
])("%s %j gives %s", (field, value, message) => {
  expect(firstErrors({ ...valid, [field]: value })).toEqual({ [field]: message });
});

test("length counts characters, not bytes", () => {
  expect(firstErrors({ ...valid, firstName: "ñ".repeat(40), lastName: "𠮷".repeat(80) })).toEqual({});
});

test("an overlong email address is rejected for its length; the pattern never sees it", () => {
  expect(firstErrors({ ...valid, email: `a@${".".repeat(1_000_000)} .` })).toEqual({ email: "errors.tooLong" });
});

// Code, number, error.
test.each([
  ["+34", "600123456", undefined],
  ["+34", "6001234567", "errors.invalidPhone:9"],
  ["+56", "91234567", "errors.invalidPhone:9"],
  ["+51", "14123456", undefined],
  ["+51", "987654321", undefined],
  ["+51", "9876543210", "errors.invalidPhone:8-9"],
  ["+55", "11987654321", undefined],
  ["+503", "71234567", undefined],
  ["+1", "3055550142", undefined],
  [" +1 ", "305555014", "errors.invalidPhone"],
  ["+999", "305555014", "errors.invalidPhone"],
])("after %s, %s gives %s", (phoneCode, phoneNumber, message) => {
  expect(firstErrors({ ...valid, phoneCode, phoneNumber }).phoneNumber).toBe(message);
});

test("by default, a country has ten digits, and countries sharing a code may differ", () => {
  const [us, ca] = [
    { iso2: "US", dialCode: 1 },
    { iso2: "CA", dialCode: 1, phoneDigits: [7, 8] },
  ];
  expect(phoneLength([us], "+1")).toEqual({ least: 10, most: 10 });
  expect(phoneLength([us, ca], "+1")).toEqual({ least: 7, most: 10 });
  expect(phoneLength([us, ca], "+52")).toEqual({ least: 10, most: 10 });
  expect(phoneLength([{ ...us, phoneDigits: null }], "+1")).toEqual({ least: 10, most: 10 });
});

test("every country of the form says how long its numbers are, never above 15", () => {
  for (const { phoneDigits } of countries) expect(Math.max(...(phoneDigits ?? [99]))).toBeLessThanOrEqual(15);
});

test("each dial code is offered once", () => {
  expect(phoneCodesOf(countries)).toEqual([...new Set(phoneCodesOf(countries))]);
  expect(phoneCodesOf(countries)).toContain("+598");
});

test("emoji and letters of all languages are printable, control characters are not", () => {
  expect(["José 👍", "李", "نور"].map(isPrintable)).toEqual([true, true, true]);
  expect(["\u0000", "\u007f", "\u2028", "\ud800"].map(isPrintable)).toEqual([false, false, false, false]);
});

test("optional answers are sent if given: a message keeps its lines, an invisible one counts as empty", () => {
  const answers = { ...valid, intent: "sell", message: " One\r\ntwo\tthree \n" };
  expect(sentValues(schema.validateSync(answers))).toMatchObject({ intent: "sell", message: "One\ntwo\tthree" });
  expect(sentValues(schema.validateSync({ ...valid, intent: "", message: "\u200b\n" }))).not.toHaveProperty("message");
  expect(schema.isValidSync({ ...valid, message: "ñ".repeat(1000) })).toBe(true);
});
