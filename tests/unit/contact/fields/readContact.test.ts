import { readFileSync } from "node:fs";
import {
  CONTACT_FIELD_NAMES,
  emptyContactValues,
  readContact,
  sentValues,
  type SentValues,
} from "../../../../src/contact/fields/contactFields";
import { isPrintable } from "../../../../src/contact/fields/readText";
import { countriesSchema } from "../../../../src/content/contentTypes/country";

const countries = countriesSchema.validateSync(JSON.parse(readFileSync("content/countries.json", "utf8")));

const valid: SentValues = {
  firstName: " Ana ",
  lastName: "Muñoz",
  email: " ana@example.com ",
  phoneCode: "+52",
  phoneNumber: "(305) 555-0142",
  country: "MX",
};

const read = (changed: Partial<Record<keyof SentValues, string>>) => readContact({ ...valid, ...changed }, countries);

test("a complete form is understood", () => {
  expect(read({}).mistakes).toEqual({});
  expect(sentValues(read({}).values)).toEqual({
    firstName: "Ana",
    lastName: "Muñoz",
    email: "ana@example.com",
    phoneCode: "+52",
    phoneNumber: "3055550142",
    country: "MX",
  });
});

test("an empty form requires every field except the dial code", () => {
  expect(readContact(emptyContactValues, countries).mistakes).toEqual({
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
  ["email", "ana@[127.0.0.1]", "errors.invalidEmail"],
  ["email", "ana@example.com, luis@example.com", "errors.invalidEmail"],
  ["phoneCode", "", "errors.required"],
  ["phoneCode", "+999", "errors.selectPhoneCode"],
  ["country", "XX", "errors.selectCountry"],
  ["country", "Dominion", "errors.selectCountry"],
  ["firstName", "x".repeat(81), "errors.tooLong"],
  ["lastName", "x".repeat(81), "errors.tooLong"],
  ["email", `${"x".repeat(100)}@example.com`, "errors.tooLong"],
  ["email", `a@${".".repeat(1_000_000)} .`, "errors.tooLong"],
  ["intent", "steal", "errors.selectOption"],
  ["message", "x".repeat(1001), "errors.tooLong"],
  ["message", "a\u0000b", "errors.invalidText"],
  ["firstName", "A\u0000B", "errors.invalidText"],
  ["lastName", "A\ud800B", "errors.invalidText"],
] as const)("%s %j gives %s, and keeps what was typed", (field, value, message) => {
  expect(read({ [field]: value }).mistakes).toEqual({ [field]: message });
});

test.each([
  ["Ana\u202c", "Ana"],
  ["\u202aAna\u202c Mar\u00adía", "Ana María"],
  ["\u2067نور\u2069", "نور"],
  ["Ana\tMaría", "Ana María"],
  ["Ana\u00a0María\n", "Ana María"],
  ["Jose\u0301", "José"],
  ["👩‍👧 Ana", "👩‍👧 Ana"],
  ["María de las Mercedes Concepción del Pilar y de la Santísima", undefined],
  ["𠮷".repeat(80), undefined],
])("the name %j arrives as %j", (typed, arrived = typed) => {
  expect(read({ firstName: typed, lastName: typed })).toMatchObject({
    values: { firstName: arrived, lastName: arrived },
    mistakes: {},
  });
});

test.each([
  "<ana@example.com>",
  "Ana Ruiz <ana@example.com>",
  "(ana@example.com)",
  "ana@example.com (work)",
  "“ana@example.com”",
  "ana@example.com,",
  "ana@example.com.",
  "ana@example.com;",
  "mailto:ana@example.com",
  "MAILTO:ana@example.com?subject=Hello",
  "Email: ana@example.com",
  "http://ana@example.com/",
  "| ana@example.com \\",
  "\u202aana@example.com\u202c",
  "\u200bana@\u200bexample.com\u200b\t",
  "\ufeffana@example.com",
  "ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
])("the address in %j arrives alone", (typed) => {
  expect(read({ email: typed })).toMatchObject({ values: { email: "ana@example.com" }, mistakes: {} });
});

test.each(["o'neill@example.com", "ana+flip@correo.museum", "ana@xn--caf-dma.example", "ana_-.x@sub.example.co"])(
  "the address %s stays as it is",
  (email) => {
    expect(read({ email })).toMatchObject({ values: { email }, mistakes: {} });
  },
);

test.each([
  ["US", ["USA", "u.s.a.", "U.S.", "the United States", "United States of America", "EE.UU.", "EE. UU.", "EEUU"]],
  ["US", ["Estados Unidos de América", "los Estados Unidos", "us", "United States (+1)"]],
  ["GB", ["UK", "U.K.", "England", "Inglaterra", "Great Britain", "Gran Bretaña", "Scotland", "United Kingdom (+44)"]],
  ["MX", ["México (+52)", "Mexico +52", "mexico", "MÉJICO", "mx", "+52", "México\u202c"]],
  ["DO", ["Rep. Dominicana", "República Dominicana", "RD", "Dominican Rep."]],
  ["DE", ["Deutschland", "Alemania", "Germany"]],
  ["BR", ["Brasil", "Brazil"]],
  ["ES", ["España", "Spain"]],
] as const)("%s is named by %j", (iso2, names) => {
  for (const name of names) expect([name, read({ country: name }).values.country]).toEqual([name, iso2]);
});

test.each(["+52", "0052", "52", "(+52)", "México (+52)", "México", "MX", "Mexico +52"])(
  "the code +52 is named by %j",
  (phoneCode) => {
    expect(read({ phoneCode }).values.phoneCode).toBe("+52");
  },
);

test("a number with its own code needs no other, and a wrong one is not held against it", () => {
  for (const phoneCode of ["", "+999", "+1"])
    expect(read({ phoneCode, phoneNumber: "+34 699 123 456" })).toMatchObject({
      values: { phoneCode: "+34", phoneNumber: "699123456" },
      mistakes: {},
    });
});

test("emoji and letters of all languages are printable, control characters are not", () => {
  expect(["José 👍", "李", "نور"].map(isPrintable)).toEqual([true, true, true]);
  expect(["\u0000", "\u007f", "\ud800", "\uffff"].map(isPrintable)).toEqual([false, false, false, false]);
});

test("optional answers are sent if given: a message keeps its lines, an invisible one counts as empty", () => {
  const { values } = read({ intent: "sell", message: " One\r\ntwo\tthree \n" });
  expect(sentValues(values)).toMatchObject({ intent: "sell", message: "One\ntwo\tthree" });
  expect(sentValues(read({ intent: "", message: "\u200b\n" }).values)).not.toHaveProperty("message");
  expect(read({ message: "ñ".repeat(1000) }).mistakes).toEqual({});
});

test("a field longer than its bound is refused unread, whatever else would look at it", () => {
  const unread = new Proxy([], {
    get: () => {
      throw new Error("read");
    },
  });
  const typed = Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, "(".repeat(16_000)]));
  const { mistakes } = readContact(typed, unread);
  expect(mistakes).toEqual(Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, "errors.tooLong"])));
});
