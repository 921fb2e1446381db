import type { Failure } from "../../../../src/server/crm/outcome";
import { isAlarming, isRunning, pauseAfter, type Pause } from "../../../../src/server/leads/delivery/pause";

const MINUTE = 60_000;
const NOW = 1_000_000_000;

const failure = (kind: Failure["kind"], pauseMs?: number): Failure => ({
  kind,
  code: "X",
  status: 503,
  message: "",
  maybeDelivered: false,
  ...(pauseMs !== undefined && { pauseMs }),
});

/** The lengths of consecutive pauses, each probed without success at its end. */
function lengths(kind: Failure["kind"], count: number): number[] {
  const found: number[] = [];
  let pause: Pause | undefined;
  let now = NOW;
  for (let round = 0; round < count; round++) {
    pause = pauseAfter(pause, failure(kind), now);
    found.push((pause.until - now) / MINUTE);
    now = pause.until;
  }
  return found;
}

test.each([
  ["transient", [0.5, 0.5, 0.5]],
  ["systemic", [5, 10, 15, 15]],
  ["throttled", [0.5, 0.5, 0.5]],
] as const)(
  "while leads wait, the next probe after %s failures is at most half a minute away, unless a person has to mend them",
  (kind, minutes) => {
    expect(lengths(kind, minutes.length)).toEqual(minutes);
  },
);

test("a failure of another kind starts over, but remembers since when nothing has worked", () => {
  const first = pauseAfter(undefined, failure("systemic"), NOW);
  const second = pauseAfter(first, failure("transient"), first.until);
  expect(second).toMatchObject({ kind: "outage", lengthMs: MINUTE / 2, since: NOW });
});

test("failures of calls in flight neither lengthen a running pause nor shorten it", () => {
  const asked = pauseAfter(undefined, failure("throttled", 30 * MINUTE), NOW);
  expect(asked.until).toBe(NOW + 30 * MINUTE);
  const again = pauseAfter(asked, failure("throttled"), NOW + 1000);
  expect([again.lengthMs, again.until]).toEqual([MINUTE / 2, asked.until]);
});

test("no pause that the CRM asks for is longer than an hour", () => {
  expect(pauseAfter(undefined, failure("throttled", 24 * 60 * MINUTE), NOW).until).toBe(NOW + 60 * MINUTE);
});

test('one "too many calls" is followed to the second, and is no alarm before it has lasted', () => {
  const pause = pauseAfter(undefined, failure("throttled", 2000), NOW);
  expect(pause.until).toBe(NOW + 2000);
  expect([isAlarming(pause, NOW + MINUTE), isAlarming(pause, NOW + 11 * MINUTE)]).toEqual([false, true]);
  expect(isAlarming(pauseAfter(undefined, failure("systemic"), NOW), NOW)).toBe(true);
});

test("a pause is over at its end", () => {
  const pause = pauseAfter(undefined, failure("transient"), NOW);
  expect([isRunning(pause, pause.until - 1), isRunning(pause, pause.until)]).toEqual([true, false]);
});
