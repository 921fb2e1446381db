import { alarmKind, PostWatch } from "../../../../src/server/leads/alarms";

test("an alarm that only another version knows has no kind", () => {
  expect(alarmKind("flood.2026-11-26")).toBe("flood");
  expect(alarmKind("later.2026-11-26")).toBeUndefined();
  expect(alarmKind("toString.2026-11-26")).toBeUndefined();
});

test("more than twenty rejected posts are a flood, until an hour after the last of them", () => {
  let now = 0;
  const watch = new PostWatch(() => now);
  for (let count = 0; count < 20; count += 1) watch.countRefused("source");
  expect(watch.alarms()).toEqual([]);
  for (let count = 0; count < 2000; count += 1) watch.countRefused("source");
  now = 59 * 60_000;
  expect(watch.alarms()).toEqual(["flood"]);
  now = 61 * 60_000;
  expect(watch.alarms()).toEqual([]);
});

test("held posts are an alarm when there are more than ten in an hour, and more than half of all", () => {
  const watch = new PostWatch(() => 0);
  for (let count = 0; count < 11; count += 1) watch.count("held");
  expect(watch.alarms()).toEqual(["held"]);
  for (let count = 0; count < 11; count += 1) watch.count("accepted");
  expect(watch.alarms()).toEqual([]);
});
