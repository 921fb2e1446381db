import fc from "fast-check";
import wholeMetadata from "libphonenumber-js/metadata.min.json";
import countries from "../../../../content/countries.json";
import { readContact } from "../../../../src/contact/fields/contactFields";
import { phoneAfterKey } from "../../../../src/contact/fields/phoneKeys";
import { cutMetadata } from "../../../../src/contact/fields/phoneMetadata";
import { groupedPhone, phoneCodesOf, readPhone, chooseCode, settled } from "../../../../src/contact/fields/readPhone";
import { TYPED_PHONES } from "../../../fixtures/typedPhones";

const CODES = phoneCodesOf(countries);
const known = TYPED_PHONES.filter(([, , meant]) => meant.startsWith("+"));
const numbers = known.map(([, , meant]) => {
  const [phoneCode = "", phoneNumber = ""] = meant.split(" ");
  return { phoneCode, phoneNumber };
});

function meaning(typed: string, phoneCode: string): string {
  const { values, mistakes } = readContact({ phoneCode, phoneNumber: typed }, countries);
  return mistakes.phoneNumber ?? `${values.phoneCode} ${values.phoneNumber}`;
}

const typedByKeys = (typed: string, code: string) =>
  [...typed].reduce((text, key) => phoneAfterKey(text, text + key, code, countries), "");

test.each(TYPED_PHONES)("%j with %s selected means %s", (typed, selected, meant) => {
  expect(meaning(typed, selected)).toBe(meant);
});

test.each(TYPED_PHONES)("typed key by key, %j with %s selected means %s too", (typed, selected, meant) => {
  expect(meaning(typedByKeys(typed, selected), selected)).toBe(meant);
});

test.each([
  ["30555501423", "+1", "3055550142"],
  ["a3b0-5 5x5.5(0)1 4 2 9 9", "+1", "3055550142"],
  // Area codes that are country codes, too: 56 1… is no number of Chile.
  ["56155501423", "+1", "5615550142"],
  ["130555501427", "+1", "13055550142"],
  ["+1 305 555 01427", "+1", "+13055550142"],
  ["6991234567", "+34", "699123456"],
  ["0034 699 123 4567", "+1", "0034699123456"],
])("typing %j with %s selected stops at %j", (typed, code, kept) => {
  expect(typedByKeys(typed, code)).toBe(kept);
});

test("a pasted number that is too long is a mistake, and says how long its country's are", () => {
  expect(meaning("699 123 4567", "+34")).toBe("errors.invalidPhone:9");
  expect(meaning("98765 43210", "+51")).toBe("errors.invalidPhone:8-9");
});

test.each([
  ["305 555 0142 ext. 12", "12"],
  ["(305) 555-0142 x12", "12"],
  ["305-555-0142;ext=5", "5"],
  ["+1 305 555 0142 int. 3", "3"],
  ["3055550142 #45", "45"],
])("the extension of %j is kept, typed or pasted, and read again as it is shown", (typed, extension) => {
  for (const text of [typed, typedByKeys(typed, "+1")]) {
    const left = settled({ phoneCode: "+1", phoneNumber: text }, countries);
    expect(left.phoneNumber).toBe(`(305) 555-0142 ext. ${extension}`);
    const { values, mistakes } = readContact(left, countries);
    expect(values).toMatchObject({ phoneNumber: "3055550142", phoneExtension: extension });
    expect(mistakes.phoneNumber).toBeUndefined();
    // As the browser sends it, and the server reads it again.
    expect(readContact(values, countries).values).toEqual(values);
  }
});

test("what is pasted is not stopped, and a key in the middle counts like one at the end", () => {
  expect(phoneAfterKey("", "305555014277", "+1", countries)).toBe("305555014277");
  expect(phoneAfterKey("3055550142", "30555950142", "+1", countries)).toBe("3055550142");
  expect(phoneAfterKey("305555014", "3055555014", "+1", countries)).toBe("3055555014");
});

test("a number read once stays the same: as its digits, as it is shown, and with its code before it", () => {
  for (const phone of numbers) {
    const { phoneCode, phoneNumber } = phone;
    const ways = [phoneNumber, groupedPhone(phone, countries)];
    for (const way of ways) expect(readPhone(way, phoneCode, countries)).toEqual(phone);
    expect(readPhone(phoneCode + phoneNumber, "+1", countries)).toEqual(phone);
  }
});

test("whatever is read, reading its digits again gives the same number", () => {
  const text = fc.stringMatching(/^\+?[\d ().-]{4,18}$/);
  fc.assert(
    fc.property(text, fc.constantFrom(...CODES), (typed, code) => {
      const phone = readPhone(typed, code, countries);
      if ("mistake" in phone) return;
      expect(CODES).toContain(phone.phoneCode);
      expect(readPhone(phone.phoneNumber, phone.phoneCode, countries)).toEqual(phone);
      expect(settled({ phoneCode: code, phoneNumber: typed }, countries).phoneCode).toBe(phone.phoneCode);
    }),
    { numRuns: 3000 },
  );
});

test("the digits of a number are those that were typed: none is made up, none but prefixes is dropped", () => {
  const text = fc.stringMatching(/^\+?[\d ().-]{4,18}$/);
  fc.assert(
    fc.property(text, fc.constantFrom(...CODES), (typed, code) => {
      const phone = readPhone(typed, code, countries);
      // Argentina writes its mobile prefix 9 as 15 behind the area code.
      if ("mistake" in phone || phone.phoneCode === "+54") return;
      expect(typed.replace(/\D/g, "").endsWith(phone.phoneNumber)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test("the metadata of the listed countries is a small part of the whole, and cutting it again changes nothing", () => {
  const cut = cutMetadata(wholeMetadata, countries);
  expect(JSON.stringify(cut).length).toBeLessThan(JSON.stringify(wholeMetadata).length / 2);
  expect(cutMetadata(cut, countries)).toEqual(cut);
});

test("a code that the library does not know has ten digits, as specified", () => {
  const own = [...countries, { ...countries[0], iso2: "XX", dialCode: 999 }] as typeof countries;
  expect(readPhone("12345 67890", "+999", own)).toEqual({ phoneCode: "+999", phoneNumber: "1234567890" });
  expect(readPhone("+999 12345 67890", "+1", own)).toEqual({ phoneCode: "+999", phoneNumber: "1234567890" });
  expect(readPhone("123456789", "+999", own)).toEqual({ mistake: "digits", phoneCode: "+999" });
});

test("a number is shown as its country writes it, and takes its code with it", () => {
  const leave = (phoneNumber: string, phoneCode = "+1") => settled({ phoneCode, phoneNumber }, countries);
  expect(leave("3055550142")).toEqual({ phoneCode: "+1", phoneNumber: "(305) 555-0142" });
  expect(leave("+52 33 1234 5678")).toEqual({ phoneCode: "+52", phoneNumber: "33 1234 5678" });
  expect(leave("+91 98765 12345")).toEqual({ phoneCode: "+1", phoneNumber: "+91 98765 12345" });
});

test("choosing another code keeps the digits, and a number's own code wins over it", () => {
  const choose = (phoneNumber: string, from: string, to: string) =>
    chooseCode({ phoneCode: from, phoneNumber }, to, countries);
  expect(choose("(305) 555-0142", "+1", "+52")).toEqual({ phoneCode: "+52", phoneNumber: "305 555 0142" });
  expect(choose("020 7946 0958", "+44", "+34")).toEqual({ phoneCode: "+34", phoneNumber: "2079460958" });
  expect(choose("699123456", "+1", "+34")).toEqual({ phoneCode: "+34", phoneNumber: "699 12 34 56" });
});
