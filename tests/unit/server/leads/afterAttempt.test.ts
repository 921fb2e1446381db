import {
  ADDITION_REFUSED,
  DUPLICATE,
  LOOKUP_REFUSED,
  type Failure,
  type Outcome,
} from "../../../../src/server/crm/outcome";
import { afterAttempt } from "../../../../src/server/leads/delivery/afterAttempt";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NOW = 1_000_000_000_000;

const LEAD = { attempts: 0, refusals: 0, queued_at: NOW, message_id: null, delivered_to: "[]", attempt_log: "[]" };

const failure = (kind: Failure["kind"], maybeDelivered = false): Failure => ({
  kind,
  code: "X",
  status: 503,
  message: "",
  maybeDelivered,
});

/** The change after an attempt at `NOW`; delays are the longest that the jitter allows. */
const after = (outcome: Outcome, lead: Partial<typeof LEAD> = {}, othersWork = true) =>
  afterAttempt({ ...LEAD, ...lead }, outcome, othersWork, { startedAt: NOW - 50, nowMs: NOW, random: 1 });

const delayOf = (change: ReturnType<typeof after>) => Number(change.run_at) - NOW;

test.each([
  [0, 5 * SECOND],
  [1, 30 * SECOND],
  [2, 2 * MINUTE],
  [3, 10 * MINUTE],
  [6, 120 * MINUTE],
  [7, 240 * MINUTE],
  [50, 240 * MINUTE],
])("after %i transient failures, the next attempt is at most %i ms away, and at least half of that", (attempts, ms) => {
  expect(delayOf(after(failure("transient"), { attempts }))).toBe(ms);
  const soonest = afterAttempt({ ...LEAD, attempts }, failure("transient"), true, {
    startedAt: NOW,
    nowMs: NOW,
    random: 0,
  });
  expect(delayOf(soonest)).toBe(ms / 2);
});

test("rejections of the lead itself do not lengthen the delay after a transient failure", () => {
  expect(delayOf(after(failure("transient"), { attempts: 3, refusals: 2 }))).toBe(30 * SECOND);
});

test("a lead that may have arrived waits a minute before it is looked up", () => {
  expect(delayOf(after(failure("transient", true)))).toBe(MINUTE);
  expect(delayOf(after(failure("transient", true), { attempts: 2 }))).toBe(2 * MINUTE);
});

test("a rejected lead is tried three times within an hour, then a person has to look", () => {
  const first = after(failure("record"));
  const second = after(failure("record"), { attempts: 1, refusals: 1 });
  expect([delayOf(first), delayOf(second)]).toEqual([5 * MINUTE, 50 * MINUTE]);
  expect(after(failure("record"), { attempts: 2, refusals: 2 })).toMatchObject({ state: "discarded", refusals: 3 });
});

test("a lead that alone breaks the connection gets two more attempts while others get through", () => {
  expect(after(failure("systemic"), { refusals: 1 })).toMatchObject({ state: "scheduled", refusals: 2, run_at: NOW });
  expect(after(failure("systemic"), { refusals: 2 })).toMatchObject({ state: "discarded", refusals: 3 });
  expect(after(failure("systemic"), { refusals: 2 }, false)).toMatchObject({ state: "scheduled", run_at: NOW });
});

test("the stored code says why a person has to look, whatever the CRM calls it; the log keeps the CRM's own", () => {
  const codes = { duplicate: DUPLICATE, unsure: LOOKUP_REFUSED, readOnly: ADDITION_REFUSED };
  for (const kind of ["duplicate", "unsure", "readOnly"] as const) {
    const change = after({ ...failure(kind), crmId: "7" });
    expect(change).toMatchObject({ state: "discarded", last_code: codes[kind], attempts: 1 });
    expect(JSON.parse(change.attempt_log ?? "")).toMatchObject([{ code: "X" }]);
  }
  expect(after(failure("record"))).toMatchObject({ last_code: "X" });
});

test("a lead is given up after exactly seven days in the queue, counted to its next attempt", () => {
  const WEEK = 7 * 24 * 60 * MINUTE;
  const queuedAt = NOW + 5 * SECOND - WEEK;
  expect(after(failure("transient"), { queued_at: queuedAt }).state).toBe("scheduled");
  expect(after(failure("transient"), { queued_at: queuedAt - 1 }).state).toBe("discarded");
  expect(after(failure("throttled"), { queued_at: NOW - WEEK - 1 }).state).toBe("discarded");
});

test("the log keeps the last twenty attempts", () => {
  const log = JSON.stringify(Array.from({ length: 20 }, (_, at) => ({ at, ms: 1, code: "X", status: null })));
  const kept = JSON.parse(after(failure("transient"), { attempt_log: log }).attempt_log ?? "") as { at: number }[];
  expect([kept.length, kept[0]?.at, kept.at(-1)]).toEqual([20, 1, { at: NOW - 50, ms: 50, code: "X", status: 503 }]);
});
