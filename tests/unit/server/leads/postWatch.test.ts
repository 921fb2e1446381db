import { REASONS } from "../../../../src/server/http/healthReasons";
import { PostWatch } from "../../../../src/server/leads/PostWatch";

test("more than twenty rejected posts are a flood, until an hour after the last of them", () => {
  let now = 0;
  const watch = new PostWatch(() => now);
  for (let count = 0; count < 20; count += 1) watch.countRefused("source");
  expect(watch.reasons()).toEqual([]);
  for (let count = 0; count < 2000; count += 1) watch.countRefused("source");
  now = 59 * 60_000;
  expect(watch.reasons()).toEqual([REASONS.flood]);
  now = 61 * 60_000;
  expect(watch.reasons()).toEqual([]);
});

test("held posts are a reason to look when there are more than ten in an hour, and more than half of all", () => {
  const watch = new PostWatch(() => 0);
  for (let count = 0; count < 11; count += 1) watch.count("held");
  expect(watch.reasons()).toEqual([REASONS.held]);
  for (let count = 0; count < 11; count += 1) watch.count("accepted");
  expect(watch.reasons()).toEqual([]);
});
