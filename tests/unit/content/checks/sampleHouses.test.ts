import { sampleHouseProblems } from "../../../../src/content/checks/sampleHouses";

const calculator = {
  name: "calculator.json",
  value: { typical: { areaSqft: 1500 }, rates: [{ key: "rehabNormal", value: 50 }] },
};
const house = (areaSqft: number, works: number, isSample = true, more = {}) => ({
  name: `projects/${areaSqft}-${works}.json`,
  value: { areaSqft, deal: { works, isSample }, ...more },
});

const fields = (...houses: ReturnType<typeof house>[]) =>
  sampleHouseProblems([calculator, ...houses]).map(({ field }) => field);

test("sample houses near the standard renovation and the typical area are fine, on average", () => {
  expect(fields(house(1450, 66_000), house(1560, 90_000))).toEqual([]);
});

test("sample houses that are dearer, or larger, than the calculator assumes are reported with their means", () => {
  expect(fields(house(1500, 91_000))).toEqual(["rates"]);
  expect(fields(house(1700, 85_000))).toEqual(["typical.areaSqft"]);
  const [problem] = sampleHouseProblems([calculator, house(1500, 91_500)]);
  expect(problem?.message.en).toContain("is 50, but the sample projects have 61");
});

test("an owner's real houses and drafts are as they are", () => {
  expect(fields(house(4000, 400_000, false), house(4000, 400_000, true, { draft: true }))).toEqual([]);
});
