import { typicalHouseProblems } from "../../../../src/content/checks/typicalHouse";
import { typicalHouse } from "../../../../src/content/typicalHouse";
import { problemsAfter, realContent } from "../../../fixtures/brokenContent";

const house = (areaSqft: number, months: unknown) => ({ areaSqft, deal: { months } });

test("the typical house is the mean of the projects with their figures, in whole months and 50 square feet", () => {
  expect(typicalHouse([house(1450, 6), house(1620, 9), { areaSqft: 9000 }])).toEqual({ areaSqft: 1550, months: 8 });
  expect(typicalHouse([{ areaSqft: 1450 }, house(1450, "9")])).toBeUndefined();
});

test("without a published project with figures, calculator.json must have a typical house", () => {
  const calculator = { name: "calculator.json", value: {} };
  const draft = { name: "projects/oak.json", value: { ...house(1450, 6), draft: true } };
  expect(typicalHouseProblems([calculator, draft]).map(({ field }) => field)).toEqual(["typical"]);
  expect(typicalHouseProblems([calculator, { ...draft, value: house(1450, 6) }])).toEqual([]);
  const own = { ...calculator, value: { typical: { areaSqft: 1500, months: 8 } } };
  expect(typicalHouseProblems([own, draft])).toEqual([]);
});

test("the content check asks for it", () => {
  const hidden = realContent()
    .filter(({ name }) => name.startsWith("projects/"))
    .map(({ name, source }) => [name, () => JSON.stringify({ ...(JSON.parse(source) as object), draft: true })]);
  const problems = problemsAfter(Object.fromEntries(hidden) as Parameters<typeof problemsAfter>[0]);
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toContain("calculator.json typical");
});
