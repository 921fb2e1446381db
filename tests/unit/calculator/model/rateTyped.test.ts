import { readRate } from "../../../../src/calculator/model/rates";
import { valueIn } from "../../../../src/typed/reading";

test.each([
  ["usdPerMonth", "1.250", 1250],
  ["usdPerMonth", "$1,200.50", 1200.5],
  ["usdPerMonth", "0,55", 0.55],
  ["percentOfPrice", "1,125", 1.125],
  ["percentOfPrice", "5,875 %", 5.875],
  ["percentOfPrice", "1.125", 1.125],
  ["timesIntangibleTax", "1.75", 1.75],
  ["months", "6", 6],
  ["months", "2.5", undefined],
  ["percent", "", undefined],
] as const)("a rate in %s reads %j as %p", (unit, typed, value) => {
  expect(valueIn(readRate(typed, unit))).toBe(value);
});
