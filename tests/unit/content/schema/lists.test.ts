// Lists of one to eight entries.
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const lines = (count: number) => Array.from({ length: count }, (_, i) => ({ en: `House ${i}`, es: `Casa ${i}` }));

test.each([1, 2, 5, 8])("a list of %d points is fine", (count) => {
  expect(problemsAfter({ "services/academy.json": (source) => withValue(source, "points", lines(count)) })).toEqual([]);
});

test("a ninth point is rejected", () => {
  expect(problemsAfter({ "services/academy.json": (source) => withValue(source, "points", lines(9)) })).toEqual([
    { file: "services/academy.json", field: "points", message: "keep it to 8 entries or fewer" },
  ]);
});
