import { readCount, readPercentage } from "../../../src/typed/readNumber";
import { valueIn } from "../../../src/typed/reading";

test.each([
  ["0", 0],
  ["2.5", 2.5],
  ["2,5", 2.5],
  ["12.75", 12.75],
  ["7.5 %", 7.5],
  ["5,5 por ciento", 5.5],
  ["0.5", 0.5],
  [".5", 0.5],
  ["5,", 5],
  ["1,125", 1.125],
  ["25,0000", 25],
  ["１２．５％", 12.5],
  ["٢٫٥", 2.5],
  [" 5. ", 5],
  ["11.1234", undefined],
  ["-3", undefined],
  ["101", undefined],
  ["2.5.5", undefined],
  ["1e1", undefined],
  ["five", undefined],
  ["5 to 6", undefined],
  ["$5", undefined],
  ["%", undefined],
])("the percentage %j is read as %j, or keeps its text", (text, value) => {
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
