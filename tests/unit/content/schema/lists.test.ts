// Lists with a limited number of entries.
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const lines = (count: number) => Array.from({ length: count }, (_, i) => ({ en: `House ${i}`, es: `Casa ${i}` }));

test.each([1, 2, 5, 50])("a list of %d points is fine", (count) => {
  expect(problemsAfter({ "services/new.json": (source) => withValue(source, "points", lines(count)) })).toEqual([]);
});

test("a fifty-first point is rejected", () => {
  expect(problemsAfter({ "services/new.json": (source) => withValue(source, "points", lines(51)) })).toEqual([
    { file: "services/new.json", field: "points", message: "keep it to 50 entries or fewer" },
  ]);
});

test.each([1, 2, 3])("a headline of %d lines is fine", (count) => {
  expect(problemsAfter({ "text/home.json": (source) => withValue(source, "hero.headline", lines(count)) })).toEqual([]);
});

test.each([
  [0, "needs at least one entry"],
  [4, "keep it to 3 entries or fewer"],
])("a headline of %d lines is rejected", (count, message) => {
  expect(problemsAfter({ "text/home.json": (source) => withValue(source, "hero.headline", lines(count)) })).toEqual([
    { file: "text/home.json", field: "hero.headline", message },
  ]);
});
