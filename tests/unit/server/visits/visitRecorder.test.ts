import { Recorder } from "../../../../src/server/visits/Recorder";
import { Tally } from "../../../../src/server/visits/Tally";
import type { VisitCount } from "../../../../src/server/visits/visitCount";
import type { VisitStore } from "../../../../src/server/visits/VisitStore";
import type { ReadVisit } from "../../../../src/server/visits/readVisit";

const visit: ReadVisit = {
  page: "/",
  language: "en",
  device: "phone",
  source: "",
  campaign: "",
  steps: [],
  metrics: { LCP: 1234 },
};

/** A recorder with a store in memory that fails while its `faults` are set. */
function openRecorder() {
  const stored: VisitCount[] = [];
  const faults = { add: false, forget: false };
  const store: Pick<VisitStore, "add" | "forget"> = {
    async add(rows) {
      if (faults.add) throw new Error("the store is away");
      stored.push(...rows);
    },
    async forget() {
      if (faults.forget) throw new Error("the store is away");
    },
  };
  const failed = jest.fn();
  const recorder = new Recorder(store as VisitStore, () => Date.parse("2026-11-21T12:00:00Z"), failed);
  return { recorder, stored, faults, failed };
}

test("counts that could not be stored are stored with the next ones", async () => {
  const { recorder, stored, faults, failed } = openRecorder();
  faults.add = true;
  recorder.record(visit);
  await recorder.flush();
  recorder.record(visit);
  await recorder.flush();
  expect([failed.mock.calls.length, stored]).toEqual([2, []]);
  faults.add = false;
  await recorder.flush();
  await recorder.flush();
  expect(stored).toMatchObject([{ day: "2026-11-21", what: "LCP", up_to: 1400, count: 2 }]);
});

test("counts are stored once, even if old days could not be deleted", async () => {
  const { recorder, stored, faults, failed } = openRecorder();
  faults.forget = true;
  recorder.record(visit);
  await recorder.flush();
  await recorder.stop();
  expect([failed.mock.calls.length, stored.length]).toEqual([1, 1]);
});

test("overlapping flushes store each count once", async () => {
  const { recorder, stored } = openRecorder();
  recorder.record(visit);
  await Promise.all([recorder.flush(), recorder.flush(), recorder.stop()]);
  expect(stored.map(({ count }) => count)).toEqual([1]);
});

test("names of sources beyond the day's limit are counted together, and the next day starts anew", () => {
  const tally = new Tally();
  const of = (source: string): ReadVisit => ({ ...visit, source, steps: ["visit"], metrics: {} });
  const noon = Date.parse("2026-11-21T12:00:00Z");
  for (let n = 0; n < 250; n++) tally.add(of(`site-${n}`), noon);
  tally.add(of("site-7"), noon);
  tally.add(of("site-249"), noon + 86_400_000);
  const rows = tally.take();
  const countOf = (source: string) => rows.filter((row) => row.source === source).map(({ day, count }) => [day, count]);
  expect(rows).toHaveLength(202);
  expect(countOf("other")).toEqual([["2026-11-21", 50]]);
  expect(countOf("site-7")).toEqual([["2026-11-21", 2]]);
  expect(countOf("site-249")).toEqual([["2026-11-22", 1]]);
});
