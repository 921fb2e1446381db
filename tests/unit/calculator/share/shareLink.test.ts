import fc from "fast-check";
import { ANY_INPUTS } from "../../../../src/calculator/model/form";
import { decodeText, encodeText } from "../../../../src/calculator/model/deal";
import { checkNumber, encodeDeal, shareUrl, decodeDeal } from "../../../../src/calculator/share/shareLink";
import { SHARE_PARAMETER } from "../../../../src/calculator/shareParameter";
import { calculatorContentIn } from "../../../fixtures/calculatorContent";
import { badDeal, content, kept, ownDeal } from "../deals";
import { OTHER } from "../../../fixtures/languages";

const deal = kept({
  inputs: {
    ...ownDeal,
    origPoints: 2.5,
    ownLines: [
      { name: "Seguro (póliza) #2", amount: 120, per: "month" },
      { name: "HOA_*-. 🏠", amount: 900, per: "once" },
      { name: "Concesión", amount: 2, per: "sale" },
    ],
    sellerAgent: 2.75,
  },
  closingDay: "2026-12-01",
  changedRates: { utilities: 250.5, realtorCommission: 6 },
  name: "Casa de la abuela",
  address: "12 Oak St, Miami",
});

afterEach(() => jest.restoreAllMocks());

/** A changed code with a valid checksum. */
const sealed = (code: string) => {
  const body = code.split("_").slice(0, -1).join("_");
  return `${body}_${checkNumber(body)}`;
};

const edited = (from: string | RegExp, to: string) => sealed(encodeDeal(deal).replace(from, to));

test("a deal's code contains everything that was set and the rates of its day", () => {
  expect(decodeDeal(encodeDeal(deal), content)).toEqual({ ok: true, deal });
  const plain = kept({ inputs: badDeal });
  expect(decodeDeal(encodeDeal(plain), content)).toEqual({ ok: true, deal: plain });
});

test("the code is the same in both languages and needs no escaping in a URL", () => {
  const code = encodeDeal(deal);
  expect(decodeDeal(code, calculatorContentIn(OTHER))).toEqual({ ok: true, deal });
  expect(new URLSearchParams({ [SHARE_PARAMETER]: code }).toString()).toBe(`${SHARE_PARAMETER}=${code}`);
});

test("the link keeps the page, drops its other parameters and points to the calculator", () => {
  const url = new URL(shareUrl("https://site.example/es/?utm_source=x&email=a@b.c#top", deal));
  expect(url.pathname).toBe(`/${OTHER}/`);
  expect([...url.searchParams.keys()]).toEqual([SHARE_PARAMETER]);
  expect(url.hash).toBe("#calculator");
  expect(decodeDeal(url.searchParams.get(SHARE_PARAMETER) ?? "", content)).toEqual({ ok: true, deal });
});

test("a link made on November 23, 2026 still opens unchanged", () => {
  const code =
    "2_1500_250000_420000_normal_4_85_2_11_annual__t*2026-11-23_" +
    "r*35*50*65*0.55*1.02*0.2*1.75*200*1.5*5*2.5*50*900*75*70*23.1*100*5*10*20*3*1_" +
    "f*closingSettlement*750*c_f*closingRecording*50*c_f*closingTitleSearch*250*c_f*closingLienSearch*250*c_" +
    "f*closingSurvey*300*c_f*mortgageProcessing*750*l_f*mortgageUnderwriting*750*l_f*mortgageDocuments*500*l_" +
    "f*mortgageAppraisal*0*l_f*mortgageOther*0*l_";
  const whole = `${code.slice(0, -1)}_${checkNumber(code.slice(0, -1))}`;
  expect(encodeDeal(kept())).toBe(whole);
  expect(decodeDeal(whole, content)).toEqual({ ok: true, deal: kept() });
});

test("a link with the average draw of an earlier calculator opens without it, and says so", () => {
  const code = encodeDeal(kept());
  expect(decodeDeal(sealed(code.replace("_t*", "_d*60_t*")), content)).toEqual({
    ok: true,
    deal: kept(),
    hadAverageDraw: true,
  });
});

test("an addition may have two letters, also where the first one is another's", () => {
  jest.replaceProperty(ANY_INPUTS.draws as { letter: string }, "letter", "sd");
  const code = encodeDeal(deal);
  expect(code).toContain("_sd*4_");
  expect(decodeDeal(code, content)).toEqual({ ok: true, deal });
});

test("a link with something that only a later calculator knows is not shown without it", () => {
  const body = encodeDeal(kept()).split("_").slice(0, -1).join("_");
  expect(decodeDeal(sealed(`${body}_later*1_`), content)).toEqual({ ok: false, problem: "version" });
});

test("a saved deal opens with choices and rates that the content no longer offers", () => {
  const rates = content.rates.map((rate) => ({ ...rate, min: rate.value, max: rate.value }));
  const later = { ...content, rates, options: { ...content.options, ltc: [70], origPoints: [1] } };
  expect(decodeDeal(encodeDeal(deal), later)).toEqual({ ok: true, deal });
});

test.each([
  ["", "shape"],
  ["hello", "shape"],
  ["1", "version"],
  ["2", "shape"],
  ["1_1500_250000_420000_normal_4_85_2_11_annual_", "version"],
  ["3_1500_250000_420000_normal_4_85_2_11_annual_", "version"],
  ["2_1500_250000_420000_normal_4_85_2_11_annual_", "shape"],
  ["1".repeat(8001), "shape"],
])("the code %j is rejected because of its %s", (code, problem) => {
  expect(decodeDeal(code, content)).toEqual({ ok: false, problem });
});

test("a link edited by hand or truncated anywhere is rejected", () => {
  const code = encodeDeal(deal);
  expect(decodeDeal(code.replace("_250000_", "_150000_"), content)).toEqual({ ok: false, problem: "shape" });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: code.length - 1 }), (length) => {
      expect(decodeDeal(code.slice(0, length), content).ok).toBe(false);
    }),
  );
});

test.each([
  ["a rate too few", /r\*35\*/, "r*"],
  ["a rate that is no number", "*0.55*", "*x*"],
  ["a stress test without steps", /\*10\*20\*3\*1_/, "*0*20*3*1_"],
  ["no day", "t*2026-11-23_", ""],
  ["a day that no calendar has", "2026-11-23", "2026-02-30"],
  ["a fee of an unknown unit", "closingSurvey*300*c", "closingSurvey*300*x"],
  ["a fee twice", "closingSurvey*300*c", "closingRecording*50*c"],
  ["a rate that is not the visitor's", "v*utilities*250.5", "v*companyShare*1"],
  ["a rate that there is not", "v*utilities*250.5", "v*constructor*1"],
  ["a visitor's rate beyond all bounds", "v*utilities*250.5", "v*utilities*99999999"],
  ["a line without an amount", "*900*o", "**o"],
  ["a line with a name that is none", "HOA-5f-", "-"],
  ["sixty-one draws", "s*4", "s*61"],
  ["points that no loan has", "_2.5_11_", "_25_11_"],
  ["no area", "_1500_", "_0_"],
  ["a renovation of no kind", "_normal_", "_luxury_"],
  ["a day out of bounds", "_2026-12-01_", "_2100-01-01_"],
  ["a closing day that no calendar has", "_2026-12-01_", "_2026-02-30_"],
  ["a sale price below the price", "_420000_", "_249999_"],
  ["a name with an end of line", "n*Casa", "n*-a-"],
  ["too long a name", "n*Casa", `n*${"a".repeat(61)}`],
])("%s is rejected even with a valid checksum", (_case, from, to) => {
  expect(edited("no such text", "")).toBe(encodeDeal(deal));
  const code = edited(from, to);
  expect(code).not.toBe(encodeDeal(deal));
  expect(decodeDeal(code, content)).toEqual({ ok: false, problem: "values" });
});

test("decoding never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof decodeDeal(text, content).ok === "boolean"));
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 8, maxLength: 14 }), (parts) => {
      expect(decodeDeal(["2", ...parts].join("_"), content).ok).toBe(false);
      expect(decodeDeal(sealed(["2", ...parts, ""].join("_")), content).ok).toBe(false);
    }),
  );
});

test("any text survives encoding, except unprintable characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const code = encodeText(text);
      expect(code).toMatch(/^[A-Za-z0-9.-]*$/);
      expect(decodeText(code, 400)).toBe(text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " "));
    }),
  );
});
