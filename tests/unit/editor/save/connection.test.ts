import { setTimeout as sleep } from "node:timers/promises";
import { type Answering, StoppedError, untilAnswered } from "../../../../src/editor/save/connection";

/** A repository that answers nothing while `isThere` is false; `told` are the calls of the save's listener. */
function network() {
  const told: string[] = [];
  const state = { isThere: true, isSlow: false, stop: (): void => undefined };
  const answers = (): Answering => (state.isSlow ? "late" : state.isThere ? "yes" : "no");
  const connection = {
    answers: () => Promise.resolve(answers()),
    onLost: (stop: () => void, isLost: boolean) => {
      told.push(isLost ? "lost" : "slow");
      state.stop = stop;
    },
    onBack: () => told.push("back"),
    pause: 5,
  };
  return { told, state, connection };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(2);
};

test("a save that fails for want of an answer is told as lost, and runs again when the connection is back", async () => {
  const { told, state, connection } = network();
  let attempts = 0;
  state.isThere = false;
  const saving = untilAnswered(() => {
    attempts++;
    return state.isThere ? Promise.resolve("saved") : Promise.reject(new TypeError("Failed to fetch"));
  }, connection);
  await until(() => told.length > 0);
  expect([told, attempts]).toEqual([["lost"], 1]);
  state.isThere = true;
  await expect(saving).resolves.toBe("saved");
  expect([told, attempts]).toEqual([["lost", "back"], 2]);
});

test("a save that hangs is told as lost once the repository does not answer", async () => {
  const { told, state, connection } = network();
  state.isThere = false;
  let answer = (_: string): void => undefined;
  const saving = untilAnswered(() => new Promise<string>((resolve) => (answer = resolve)), connection);
  await until(() => told.length > 0);
  expect(told).toEqual(["lost"]);
  answer("saved");
  await expect(saving).resolves.toBe("saved");
  expect(told).toEqual(["lost", "back"]);
});

test("a slow save over a working connection is not told as lost, and other faults are not tried again", async () => {
  const { told, connection } = network();
  const slow = untilAnswered(() => sleep(50, "saved"), connection);
  await expect(slow).resolves.toBe("saved");
  await expect(untilAnswered(() => Promise.reject(new Error("Not allowed")), connection)).rejects.toThrow(
    "Not allowed",
  );
  expect(told).toEqual([]);
});

test("an editor can stop waiting, and nothing is saved behind their back", async () => {
  const { told, state, connection } = network();
  state.isThere = false;
  let attempts = 0;
  const saving = untilAnswered(() => {
    attempts++;
    return Promise.reject(new TypeError("Failed to fetch"));
  }, connection);
  await until(() => told.length > 0);
  state.stop();
  await expect(saving).rejects.toThrow(StoppedError);
  state.isThere = true;
  await sleep(50);
  expect([told, attempts]).toEqual([["lost", "back"], 1]);
});

test("a slow line is told as slow, never as lost, and what took too long is tried again", async () => {
  const { told, state, connection } = network();
  state.isSlow = true;
  let attempts = 0;
  const saving = untilAnswered(() => {
    attempts++;
    return attempts > 1 ? Promise.resolve("saved") : Promise.reject(new Error("Request timed out after 60 seconds"));
  }, connection);
  await expect(saving).resolves.toBe("saved");
  expect([told, attempts]).toEqual([["slow", "back"], 2]);
});
