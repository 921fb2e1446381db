import { onceIn } from "../../../../src/server/leads/onceIn";

test("whoever asks in the meantime gets the same result, failures included; later the work is done anew", async () => {
  let [nowMs, times] = [0, 0];
  const ask = onceIn(
    2000,
    () => nowMs,
    async () => {
      times += 1;
      if (times === 2) throw new Error("down");
      return times;
    },
  );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  nowMs = 1999;
  expect(await ask()).toBe(1);
  nowMs = 2000;
  await expect(ask()).rejects.toThrow("down");
  await expect(ask()).rejects.toThrow("down");
  nowMs = 4000;
  expect([await ask(), times]).toEqual([3, 3]);
});
