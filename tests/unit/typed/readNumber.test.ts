import { readCount, readPercentage } from "../../../src/typed/readNumber";
import { valueIn } from "../../../src/typed/reading";
import { PERCENTAGES } from "../../fixtures/amountCases";

test.each(PERCENTAGES)("the percentage %j is read as %j, or keeps its text", (text, value) => {
  const read = readPercentage(text, 100);
  expect(read).toEqual(value === undefined ? { is: "unread", typed: text } : { is: "value", value });
});

test("nothing is no percentage, and not 0", () => {
  expect(readPercentage("  ")).toEqual({ is: "nothing" });
});

test.each([
  ["8", 8],
  ["0", 0],
  ["8 meses", 8],
  ["2.5", undefined],
  ["1,000", undefined],
  ["61", undefined],
  ["-2", undefined],
  ["8 %", undefined],
])("the count %j is read as %j", (text, value) => {
  expect(valueIn(readCount(text, 60))).toBe(value);
});
