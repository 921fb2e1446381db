// The machine alone: servers that die, fail, hang, or speak at every pair of moments.
import { begin, step } from "../../../../src/server/launcher/handOver";
import type { Event, State, Step } from "../../../../src/server/launcher/states";

const LONGEST_LIMIT_MS = 60_000;

const alive = (state: State) => [
  ...("shown" in state && state.shown ? [state.shown] : []),
  ...("next" in state && state.next ? [state.next] : []),
  ...("servers" in state ? state.servers : []),
];

const ready = (of: number): Event => ({ kind: "word", of, word: { report: "ready" } });
const serving = (of: number): Event => ({ kind: "word", of, word: { report: "serving", address: "http://localhost" } });
const failed = (of: number, isOfRelease = true): Event => ({
  kind: "word",
  of,
  word: { report: "failed", reason: "it cannot", isOfRelease },
});
const death = (of: number): Event => ({ kind: "death", of, code: 1, how: "SIGKILL" });
const time = (wanted: string): Event => ({ kind: "time", wanted });

interface Run {
  state: State;
  now: number;
  deeds: Step["deeds"];
}

const from = ({ state, deeds }: Step): Run => ({ state, now: 0, deeds });

function after(run: Run, ...events: Event[]): Run {
  return events.reduce(({ now, state, deeds }, event) => {
    const next = step(state, event, now);
    return { now, state: next.state, deeds: [...deeds, ...next.deeds] };
  }, run);
}

const later = (run: Run, ms: number, wanted: string): Run => after({ ...run, now: run.now + ms }, time(wanted));

const shows = ({ state }: Run) => (state.phase === "serving" ? state.shown.release : state.phase);

const running = () => after(from(begin("old", [], 0)), ready(1), serving(1));

test("a release is shown once its server is ready, the former one has ended, and it listens", () => {
  const changing = later(running(), 0, "new");
  expect(changing.state).toMatchObject({ phase: "starting", shown: { release: "old" }, next: { release: "new" } });
  const ending = after(changing, ready(2));
  expect(ending.deeds.at(-1)).toEqual({ do: "order", server: { id: 1, release: "old" }, order: { order: "end" } });
  const opening = after(ending, death(1));
  expect(opening.deeds.at(-1)).toEqual({ do: "order", server: { id: 2, release: "new" }, order: { order: "serve" } });
  expect(shows(after(opening, serving(2)))).toBe("new");
});

test("a former server that hangs is killed, and the launcher ends if even that does not end it", () => {
  const ending = after(later(running(), 0, "new"), ready(2));
  const killed = later(ending, 4000, "new");
  expect(killed.deeds.at(-1)).toEqual({ do: "signal", server: { id: 1, release: "old" }, signal: "SIGKILL" });
  expect(shows(later(killed, 4000, "new"))).toBe("over");
  expect(shows(after(killed, death(1), serving(2)))).toBe("new");
});

test("a release that fails while the former one is shown is tried again after five seconds, or at once if another is wanted", () => {
  const refused = after(later(running(), 0, "new"), failed(2));
  expect(refused.state).toMatchObject({ phase: "serving", refused: { release: "new", reason: "it cannot" } });
  expect(shows(later(refused, 4999, "new"))).toBe("old");
  expect(shows(later(refused, 5000, "new"))).toBe("starting");
  expect(shows(later(later(refused, 0, "newer"), 0, "newer"))).toBe("starting");
});

test("a release that fails once the former one has ended gives way to that one, and is not tried again for a minute", () => {
  const opening = after(later(running(), 0, "new"), ready(2), death(1));
  const back = after(opening, failed(2), ready(3), serving(3));
  expect(back.state).toMatchObject({ phase: "serving", shown: { release: "old" }, refused: { release: "new" } });
  expect(shows(later(back, 59_000, "new"))).toBe("old");
  expect(shows(later(back, 60_000, "new"))).toBe("starting");
});

test("a server killed between ready and listening is started once more", () => {
  const opening = after(later(running(), 0, "new"), ready(2), death(1));
  expect(shows(after(opening, death(2), ready(3), serving(3)))).toBe("new");
  const ending = after(later(running(), 0, "new"), ready(2));
  expect(shows(after(ending, death(2), death(1), ready(3), serving(3)))).toBe("new");
});

test("without a server to show, the launcher ends: after an unexpected death, and when no release can be shown", () => {
  expect(shows(after(running(), death(1)))).toBe("over");
  expect(shows(after(later(running(), 0, "new"), death(1)))).toBe("over");
  const none = after(from(begin("old", ["older"], 0)), failed(1), failed(2));
  expect(none.state).toMatchObject({ phase: "over", isOfReleases: true, reason: "old: it cannot" });
  const wrongSettings = after(from(begin("old", ["older"], 0)), failed(1, false));
  expect(wrongSettings.state).toMatchObject({ phase: "over", isOfReleases: false, reason: "it cannot" });
});

test("a stop ends every server in peace, then by force, with the worst of their codes", () => {
  const stopping = after(later(running(), 0, "new"), { kind: "stop" });
  expect(stopping.deeds.slice(-2)).toMatchObject([
    { server: { id: 1 }, signal: "SIGTERM" },
    { server: { id: 2 }, signal: "SIGTERM" },
  ]);
  const stopped = after(stopping, { kind: "death", of: 2, code: 0, how: "" }, death(1));
  expect(stopped.state).toMatchObject({ phase: "over", code: 1 });
  const forced = later(stopping, LONGEST_LIMIT_MS, "new");
  expect([shows(forced), forced.deeds.at(-1)]).toMatchObject(["over", { signal: "SIGKILL" }]);
});

test("from every state that four events lead to, time alone leads to a server that is shown, or to the end", () => {
  const happening = (state: State): Event[] => [
    ...alive(state).flatMap(({ id }) => [ready(id), serving(id), failed(id), death(id)]),
    death(99),
    time("new"),
    { kind: "stop" },
  ];
  let ends: Run[] = [from(begin("old", ["older"], 0)), running(), later(running(), 0, "new")];
  const all = [...ends];
  for (let events = 0; events < 4; events++) {
    ends = ends.flatMap((run) => happening(run.state).map((event) => after({ ...run, now: run.now + 1 }, event)));
    all.push(...ends);
  }
  const stuck = all.filter((run) => {
    let rest = run;
    // The system ends what is killed, and what time brings in nobody answers.
    for (let turns = 0; turns < 20; turns++) rest = later(rest, LONGEST_LIMIT_MS, "old");
    return rest.state.phase !== "over" && !(rest.state.phase === "serving" || "shown" in rest.state);
  });
  expect(stuck).toEqual([]);
  expect(all.length).toBeGreaterThan(1000);
});
