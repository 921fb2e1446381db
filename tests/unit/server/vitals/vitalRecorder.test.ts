import { Recorder } from "../../../../src/server/vitals/Recorder";
import type { VitalRow } from "../../../../src/server/vitals/vital";
import type { VitalStore } from "../../../../src/server/vitals/VitalStore";
import type { Visit } from "../../../../src/vitals/visit";

const visit: Visit = { page: "/", language: "en", device: "phone", metrics: { LCP: 1234 } };

/** A recorder with a store in memory that fails while its `faults` are set. */
function openRecorder() {
  const stored: VitalRow[] = [];
  const faults = { add: false, forget: false };
  const store: Pick<VitalStore, "add" | "forget"> = {
    async add(rows) {
      if (faults.add) throw new Error("the store is away");
      stored.push(...rows);
    },
    async forget() {
      if (faults.forget) throw new Error("the store is away");
    },
  };
  const failed = jest.fn();
  const recorder = new Recorder(store as VitalStore, () => Date.parse("2026-11-21T12:00:00Z"), failed);
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
  expect(stored).toMatchObject([{ day: "2026-11-21", metric: "LCP", up_to: 1400, count: 2 }]);
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
