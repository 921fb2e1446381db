import fc from "fast-check";
import bilingual from "../../../../content/calculator.json";
import type { CalculatorContent } from "../../../../src/content/kinds/calculator";
import { oneLanguage } from "../../../../src/content/oneLanguage";
import { decodeDeal, encodeDeal, shareUrl, type SharedDeal } from "../../../../src/calculator/share/shareLink";
import { SHARE_PARAMETER } from "../../../../src/calculator/shareParameter";
import { badDeal, goodDeal } from "../deals";

const content = oneLanguage(bilingual, "en") as CalculatorContent;
const deal: SharedDeal = {
  inputs: { ...goodDeal, origPoints: 2.5 },
  closingDay: "2026-12-01",
  changedRates: { utilities: 250.5, realtorCommission: 6 },
};

test("a deal comes back from its code with all that was set", () => {
  expect(decodeDeal(encodeDeal(deal), content)).toEqual({ ok: true, deal });
  const plain: SharedDeal = { inputs: badDeal, changedRates: {} };
  expect(decodeDeal(encodeDeal(plain), content)).toEqual({ ok: true, deal: plain });
});

test("the code reads the same in both languages and needs no escaping in an address", () => {
  const code = encodeDeal(deal);
  expect(decodeDeal(code, oneLanguage(bilingual, "es") as CalculatorContent)).toEqual({ ok: true, deal });
  expect(new URLSearchParams({ [SHARE_PARAMETER]: code }).toString()).toBe(`${SHARE_PARAMETER}=${code}`);
});

test("the link keeps the page, drops its other parameters and leads to the calculator", () => {
  const url = new URL(shareUrl("https://site.example/es/?utm_source=x&email=a@b.c#top", deal));
  expect(url.pathname).toBe("/es/");
  expect([...url.searchParams.keys()]).toEqual([SHARE_PARAMETER]);
  expect(url.hash).toBe("#calculator");
  expect(decodeDeal(url.searchParams.get(SHARE_PARAMETER) ?? "", content)).toEqual({ ok: true, deal });
});

test("a rate with more decimals than the page prints is read as it is printed", () => {
  const code = encodeDeal({ inputs: goodDeal, changedRates: { realtorCommission: 5.12345 } });
  expect(decodeDeal(code, content)).toEqual({
    ok: true,
    deal: { inputs: goodDeal, changedRates: { realtorCommission: 5.123 } },
  });
});

test.each([
  ["", "shape"],
  ["hello", "shape"],
  ["1", "shape"],
  ["1_1500_250000", "shape"],
  ["2_1500_250000_420000_normal_4_85_2_11_annual_", "version"],
  ["1_0_250000_420000_normal_4_85_2_11_annual_", "values"],
  ["1_1500_420000_250000_normal_4_85_2_11_annual_", "values"],
  ["1_1500_250000_420000_luxury_4_85_2_11_annual_", "values"],
  ["1_1500_250000_420000_normal_5_85_2_11_annual_", "values"],
  ["1_1500_250000_420000_normal_4_85_2_11_annual_2026-02-30", "values"],
  ["1_1500_250000_420000_normal_4_85_2_11_annual_2100-01-01", "values"],
  ["1_1500_250000_420000_normal_4_85_2_11_annual__companyShare*1", "values"],
  ["1_1500_250000_420000_normal_4_85_2_11_annual__utilities*99999999", "values"],
  ["1_1500_250000_420000_normal_4_85_2_11_annual__constructor*1", "values"],
  ["1_1500_250000_420000_normal_4_85_2_11_annual__utilities", "values"],
  ["1".repeat(1001), "shape"],
])("the code %j is refused because of its %s", (code, problem) => {
  expect(decodeDeal(code, content)).toEqual({ ok: false, problem });
});

test("no text whatever makes the reader throw", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof decodeDeal(text, content).ok === "boolean"));
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 8, maxLength: 14 }), (parts) => {
      expect(decodeDeal(["1", ...parts].join("_"), content).ok).toBe(false);
    }),
  );
});
