import { isClosingDay, saleDay } from "../../../../src/calculator/model/dates";
import { content } from "../deals";

const { dates } = content;

test("the sale is the given months after the closing, at the end of months that are too short", () => {
  expect(saleDay("2026-12-01", 4)).toBe("2027-04-01");
  expect(saleDay("2027-10-31", 4)).toBe("2028-02-29");
  expect(saleDay("2026-10-31", 4)).toBe("2027-02-28");
  expect(saleDay("2099-12-31", 12)).toBe("2100-12-31");
  expect(saleDay("soon", 4)).toBeUndefined();
});

test("closing days range from 1900-01-01 to 2099-12-31", () => {
  expect(isClosingDay("1900-01-01", dates)).toBe(true);
  expect(isClosingDay("2099-12-31", dates)).toBe(true);
  expect(isClosingDay("1899-12-31", dates)).toBe(false);
  expect(isClosingDay("2100-01-01", dates)).toBe(false);
  expect(isClosingDay("2026-02-29", dates)).toBe(false);
  expect(isClosingDay("tomorrow", dates)).toBe(false);
});
