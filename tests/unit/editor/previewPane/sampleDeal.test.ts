/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { calculatorSchema } from "../../../../src/content/contentTypes/calculator";
import { sampleDealNote } from "../../../../src/editor/previewPane/sampleDeal";

const PUBLISHED = readFileSync("content/calculator.json", "utf8");

const withoutWorks = PUBLISHED.replace(/("key": "rehabNormal",[^}]*?"value": )\d+/s, "$11");

test("a changed rate shows what a sample house gives before and after", () => {
  const [before, same] =
    sampleDealNote(PUBLISHED, PUBLISHED)
      .match(/-?\$[\d,]+/g)
      ?.slice(2) ?? [];
  expect(before).toBe(same);
  const [, after] =
    sampleDealNote(PUBLISHED, withoutWorks)
      .match(/-?\$[\d,]+/g)
      ?.slice(2) ?? [];
  const dollars = (text = "") => Number(text.replace(/[$,]/g, ""));
  // Works of $1 in place of $50 for each of 1,500 sq ft, and the loan's interest on none of them: half of it is the investor's.
  expect(dollars(after) - dollars(before)).toBeGreaterThanOrEqual(36_750);
});

test("a form that cannot be calculated with shows nothing", () => {
  expect(sampleDealNote(PUBLISHED, "{}")).toBe("");
  expect(sampleDealNote("", PUBLISHED)).toContain("–");
});

test("while one types, the published figures are not checked again", () => {
  sampleDealNote(PUBLISHED, PUBLISHED);
  const check = jest.spyOn(calculatorSchema, "isValidSync");
  sampleDealNote(PUBLISHED, withoutWorks);
  expect(check).toHaveBeenCalledTimes(1);
});
