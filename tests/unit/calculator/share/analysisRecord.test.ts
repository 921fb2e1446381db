import fc from "fast-check";
import { analyzeDeal } from "../../../../src/calculator/model/analysis";
import type { SharedDeal } from "../../../../src/calculator/model/rates";
import { analysisRecord } from "../../../../src/calculator/share/analysisRecord";
import { encodeDeal } from "../../../../src/calculator/share/shareLink";
import { readFormContent } from "../../../../src/server/leads/intake/formContent";
import { postReader } from "../../../../src/server/leads/intake/readPost";
import { validBody } from "../../../fixtures/validBody";
import { anyDeal } from "../anyDeal";
import { content, goodDeal, kept } from "../deals";

const recordOf = (deal: SharedDeal) => analysisRecord(deal, analyzeDeal(deal.inputs, content, "2026-11-23"));

test("the analysis for a contact request is small: name, inputs, dollar amounts and the code", () => {
  const deal = kept({ changedRates: { utilities: 200 }, closingDay: "2026-12-01", name: "Oak Street" });
  const record = recordOf(deal);
  expect(record).toMatchObject({
    name: "Oak Street",
    inputs: { ...goodDeal, closingDay: "2026-12-01" },
    changedRates: { utilities: 200 },
    ratesOf: "2026-11-23",
    results: {
      expectedProfit: 35_202.08,
      scenario1: { totalEstimatedInvestment: 64_597.92, investorRoi: 27.2 },
      withoutRehabLoan: { investorProfit: 19_932.29, investorRoi: 14.8 },
    },
    code: encodeDeal(deal),
  });
  expect(JSON.stringify(record).length).toBeLessThan(4_000);
});

test("the longest analysis that can be entered is within the server's limit", () => {
  const name = "—".repeat(40);
  const line = { name, amount: 999_999_999, per: "month" as const };
  const inputs = {
    ...goodDeal,
    ownLines: Array(12).fill(line),
    rehabRows: Array(12).fill({ name, amount: 999_999_999 }),
  };
  const record = recordOf(kept({ inputs, address: "é".repeat(120) }));
  expect(record).not.toHaveProperty("code");
  expect(JSON.stringify(record).length).toBeLessThan(8_000);
});

test("the server accepts the analysis of any deal", async () => {
  const readPost = postReader((await readFormContent()).countries);
  const ownLines = [{ name: "Roof", amount: 9_000, per: "month" as const }];
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const inputs = { ...deal, ownLines, rehabRows: [{ name: "Doors", amount: 800 }] };
      const calculation = recordOf(
        kept({ inputs, changedRates: { utilities: 200 }, name: "Oak", address: "1 Oak St" }),
      );
      expect(readPost({ ...validBody, calculation })).toHaveProperty("content.calculation", calculation);
    }),
  );
});
