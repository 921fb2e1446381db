import { RateLimit } from "../../../../src/server/http/RateLimit";

function limitOf(posts: number, windowMs = 10_000) {
  const clock = { ms: 0 };
  const limit = new RateLimit(posts, () => clock.ms, windowMs);
  return { clock, take: (sender = "203.0.113.1") => limit.take(sender) };
}

test("posts within the window count, and the one that leaves it makes room at that moment", () => {
  const { clock, take } = limitOf(2);
  expect([take(), take(), take()]).toEqual([0, 0, 10]);
  clock.ms = 9_999;
  expect(take()).toBe(1);
  clock.ms = 10_000;
  expect(take()).toBe(0);
});

test("the wait is rounded up to whole seconds", () => {
  const { clock, take } = limitOf(1);
  take();
  clock.ms = 8_500;
  expect(take()).toBe(2);
});

test("each sender counts separately, and 0 means no limit", () => {
  const { take } = limitOf(1);
  expect([take("203.0.113.1"), take("203.0.113.2"), take("203.0.113.1")]).toEqual([0, 0, 10]);
  const unlimited = limitOf(0);
  expect(Array.from({ length: 100 }, () => unlimited.take())).toEqual(Array<number>(100).fill(0));
});

test("only the 20,000 senders that posted last are kept", () => {
  const { take } = limitOf(1);
  for (let sender = 0; sender < 20_000; sender++) take(`sender ${sender}`);
  expect(take("sender 0")).toBe(10);
  take("one more");
  expect([take("sender 0"), take("sender 1")]).toEqual([10, 0]);
});
