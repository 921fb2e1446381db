import { unusualFigures } from "../../../../src/editor/save/unusualFigures";

const house = (salePrice: number, otherCosts = 50_000) => ({
  areaSqft: 1500,
  deal: { purchasePrice: 160_000, works: 80_000, otherCosts, salePrice, months: 8 },
});

const OTHERS = [house(300_000), house(330_000), house(280_000)];

const fieldsOf = (...given: Parameters<typeof unusualFigures>) => unusualFigures(...given).map(({ field }) => field);

test("figures like those of the other houses are not asked about", () => {
  expect(unusualFigures(house(340_000), undefined, OTHERS)).toEqual([]);
});

test("an amount that lost its thousands is asked about, with what is usual and what the sale then leaves", () => {
  expect(unusualFigures(house(340_000, 583), undefined, OTHERS)).toEqual([
    { field: "deal.otherCosts", value: 583, least: 50_000, most: 50_000 },
    { field: "deal", value: 99_417, least: -10_000, most: 40_000 },
  ]);
});

test.each([
  [110_000, ["deal.salePrice", "deal"]],
  [3_100_000, ["deal.salePrice", "deal"]],
  [162, ["deal.salePrice", "deal"]],
])("a sale at %d is asked about", (salePrice, fields) => {
  expect(fieldsOf(house(salePrice), undefined, OTHERS)).toEqual(fields);
});

test("what has not changed is not asked about again, nor anything while there is hardly another house", () => {
  expect(fieldsOf(house(3_100_000), house(3_100_000), OTHERS)).toEqual([]);
  expect(fieldsOf(house(3_100_000), undefined, OTHERS.slice(1, 2))).toEqual([]);
});

test("rooms have no deal to ask about", () => {
  expect(fieldsOf({ areaSqft: 1500 }, undefined, OTHERS)).toEqual([]);
});
