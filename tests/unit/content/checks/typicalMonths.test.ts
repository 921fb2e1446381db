import { typicalMonthsProblems } from "../../../../src/content/checks/typicalMonths";
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const calculator = (months: unknown) => ({ name: "calculator.json", value: { typical: { months } } });
const project = (name: string, months: unknown, more = {}) => ({
  name: `projects/${name}.json`,
  value: { deal: { months }, ...more },
});

const fields = (files: Parameters<typeof typicalMonthsProblems>[0]) =>
  typicalMonthsProblems(files).map(({ field, message }) => [field, message.en]);

test.each([
  [8, [8]],
  [8, [7, 7, 12, 8, 8, 9]],
  [9, [7, 7, 12, 8, 8, 9]],
])("a typical length of %d months fits projects of %j", (typical, months) => {
  expect(fields([calculator(typical), ...months.map((one, at) => project(`p${at}`, one))])).toEqual([]);
});

test("a typical length shorter, or longer, than the projects took is reported with their mean", () => {
  const projects = [7, 7, 12, 8, 8, 9].map((months, at) => project(`p${at}`, months));
  for (const typical of [4, 7, 10]) {
    const [problem] = fields([calculator(typical), ...projects]);
    expect(problem).toEqual(["typical.months", expect.stringContaining(`is ${typical}, but the projects took 8.5`)]);
  }
});

test("samples fit closely, because they are written to", () => {
  const samples = [8, 8, 8, 8, 8, 10].map((months, at) => project(`p${at}`, 0, { deal: { months, isSample: true } }));
  expect(fields([calculator(8), ...samples])).toHaveLength(1);
  expect(fields([calculator(8), ...samples.slice(0, 5)])).toEqual([]);
});

test("drafts, projects without figures, and values that are invalid anyway do not count", () => {
  const files = [
    project("draft", 30, { draft: true }),
    { name: "projects/plain.json", value: {} },
    project("bad", "9"),
  ];
  expect(fields([calculator(4), ...files])).toEqual([]);
  expect(fields([calculator("4"), project("one", 9)])).toEqual([]);
  expect(fields([project("one", 9)])).toEqual([]);
});

test("the content check compares them", () => {
  const deal = { purchasePrice: 1, works: 1, otherCosts: 1, salePrice: 3, months: 60, differed: [], isSample: false };
  const problems = problemsAfter({
    "projects/new.json": (source) => withValue(source, "deal", deal),
    "calculator.json": (source) => withValue(source, "typical.months", 1),
  });
  expect(problems.map(({ field }) => field)).toEqual(["typical.months"]);
});
