/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { exampleOf } from "../../../../src/calculator/previewOf";
import { calculateTeaser } from "../../../../src/calculator/model/teaser";
import { calculatorSchema } from "../../../../src/content/contentTypes/calculator";
import { interpolate } from "../../../../src/content/interpolate";
import { EDITOR_WORDS } from "../../../../src/editor/config/editorWords";
import { contentFile } from "../../../../src/editor/save/saveCheck";
import { noteRates, saleNote } from "../../../../src/editor/screen/saleNote";
import { wholeDollars } from "../../../../src/i18n/format";
import { resultOf } from "../../../../src/projects/deal";

const CALCULATOR = readFileSync("content/calculator.json", "utf8");
const HOUSE = { areaSqft: 1600, deal: { months: 7 } };

const leaves = (result: string) => interpolate(EDITOR_WORDS.saleLeaves.en, { result });

test("a sale's result is told once all four amounts can be read, a loss too", () => {
  const deal = { purchasePrice: "162.000", works: "77k", otherCosts: "58,033", salePrice: "342000", months: "8" };
  expect(saleNote("deal", [deal])).toBe(leaves("+$44,967"));
  expect(saleNote("deal", [{ ...deal, salePrice: "290 mil" }])).toBe(leaves("−$7,033"));
  expect(saleNote("deal", [{ ...deal, works: "77k0" }])).toBe("");
  expect(saleNote("deal", [])).toBe("");
  expect(saleNote("terms", deal)).toBe("");
});

test("an example's result is that of its page, with the calculator's figures and the typical house", () => {
  noteRates([]);
  const typed = { purchasePrice: "160k", works: "75,000", salePrice: "$340,000" };
  expect(saleNote("offerExample", typed)).toBe("");
  noteRates([
    contentFile("calculator.json", CALCULATOR),
    contentFile("projects/one.json", JSON.stringify(HOUSE)),
    contentFile("projects/two.json", JSON.stringify({ ...HOUSE, areaSqft: 9000, draft: true })),
  ]);
  const calculator = calculatorSchema.validateSync(JSON.parse(CALCULATOR));
  const rates = { ...calculator, typical: { areaSqft: 1600, months: 7 } };
  const offer = resultOf(exampleOf({ purchasePrice: 160_000, works: 75_000, salePrice: 340_000 }, rates));
  expect(saleNote("offerExample", typed)).toBe(leaves(`+${wholeDollars(offer, "en")}`));

  const { halfCents = NaN } =
    calculateTeaser({ purchasePrice: 160_000, arv: 340_000, rehabType: "normal" }, rates) ?? {};
  const [told = ""] = /[\d,]+/.exec(saleNote("exampleDeal", typed)) ?? [];
  expect(Math.abs(Number(told.replace(",", "")) - (2 * halfCents) / 100)).toBeLessThan(1);
  expect(saleNote("exampleDeal", { ...typed, salePrice: "150k" })).toBe("");
  expect(saleNote("offerExample", { ...typed, salePrice: "150k" })).toBe("");
});
