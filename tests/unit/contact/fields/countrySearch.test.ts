import {
  secondName,
  countryName,
  countryOfPhoneCode,
  namedCountry,
  searchCountries,
} from "../../../../src/contact/fields/countrySearch";
import countries from "../../../../content/countries.json";
import { OTHER } from "../../../fixtures/languages";

const codes = (typed: string) => searchCountries(countries, typed).map(({ iso2 }) => iso2);
const byCode = (iso2: string) => {
  const country = countries.find((entry) => entry.iso2 === iso2);
  if (!country) throw new Error(`${iso2} is not in content/countries.json`);
  return country;
};

test("every country is found first by its name in each language and by its code", () => {
  for (const { iso2, name } of countries) {
    for (const typed of [...Object.values(name), iso2, iso2.toLowerCase()]) expect(codes(typed)[0]).toBe(iso2);
  }
});

test("every country is found by its dial code, with and without the plus", () => {
  for (const { iso2, dialCode } of countries) {
    expect(codes(`+${dialCode}`)).toContain(iso2);
    expect(codes(String(dialCode))).toContain(iso2);
  }
});

test("accents and case do not matter", () => {
  expect(codes("MEXICO")).toEqual(["MX"]);
  expect(codes("peru")).toEqual(["PE"]);
});

test("a dial code finds the countries whose codes start with it, and no names", () => {
  const startingWithOne = countries.filter(({ dialCode }) => String(dialCode).startsWith("1"));
  expect(codes("+1")).toEqual(startingWithOne.map(({ iso2 }) => iso2));
});

test("a name's beginning comes before a match inside another name", () => {
  expect(codes("united")).toEqual(expect.arrayContaining(["US", "GB"]));
  expect(codes("ve")[0]).toBe("VE");
  expect(codes("estados")).toEqual(["US"]);
});

test("an empty search shows all countries in their order, and nonsense shows none", () => {
  expect(searchCountries(countries, "  ")).toEqual(countries);
  expect(codes("zzz")).toEqual([]);
});

test("on blur, text identifies a country by full name, by code, or as the only match", () => {
  expect(namedCountry(countries, "Estados Unidos")?.iso2).toBe("US");
  expect(namedCountry(countries, "us")?.iso2).toBe("US");
  expect(namedCountry(countries, "nicara")?.iso2).toBe("NI");
  expect(namedCountry(countries, "+1")).toBeUndefined();
  expect(namedCountry(countries, "co")?.iso2).toBe("CO");
  expect(namedCountry(countries, "")).toBeUndefined();
});

test.each([
  ["México (+52)", "MX"],
  ["Mexico (MX)", "MX"],
  ["United States of America (USA)", "US"],
  ["🇲🇽", "MX"],
  ["🇺🇸 USA", "US"],
  ["Rep. Dom.", "DO"],
  ["Mexico (USA)", undefined],
  ["🇯🇵", undefined],
  // Countries that are not listed, which resemble or abbreviate others.
  ["Dominica", undefined],
  ["RU", undefined],
  ["Ireland", undefined],
  ["Irlanda", undefined],
  ["UK", "GB"],
  ["E.U.", "US"],
  ["Dominicana", "DO"],
])("%j is %s", (typed, iso2) => expect(namedCountry(countries, typed)?.iso2).toBe(iso2));

test("the flag for +1 is the preferred country's, otherwise the first one's", () => {
  expect(countryOfPhoneCode(countries, "+1", ["CA", "US"])?.iso2).toBe("CA");
  expect(countryOfPhoneCode(countries, "+1", [undefined, "MX"])?.iso2).toBe("US");
  expect(countryOfPhoneCode(countries, "", ["US"])).toBeUndefined();
});

test("English pages show the Spanish name next to the English one if they differ", () => {
  expect(countryName(byCode("US"), "en")).toBe(byCode("US").name.en);
  expect(secondName(byCode("US"), "en")).toBe(byCode("US").name[OTHER]);
  expect(secondName(byCode("AR"), "en")).toBeUndefined();
  expect(secondName(byCode("US"), OTHER)).toBeUndefined();
});
