// One server at a time, as states; handOver.ts says what leads from one to another.
import type { Order, Report } from "./messages";

export interface Server {
  id: number;
  release: string;
}

/** What is known in every state. */
export interface Known {
  /** Servers started so far. */
  count: number;
  /** Whether visitors have seen any release yet. */
  hasServed: boolean;
  /** The wanted release if it could not be shown, and when it is tried again. */
  refused: { release: string; reason: string; retryAt: number } | undefined;
}

interface Phases {
  /** `next` reads its pages; `shown` goes on. If it fails with nothing shown, the `others` are tried in turn. */
  starting: { shown: Server | undefined; next: Server; others: readonly string[]; until: number };
  serving: { shown: Server };
  /** `shown` ends, while new connections wait in the socket; `next`, which was ready, may have died. */
  ending: { shown: Server; next: Server | undefined; others: readonly string[]; until: number; isKilled: boolean };
  /** `next` opens the store and begins to listen. */
  opening: { next: Server; others: readonly string[]; until: number };
  stopping: { servers: readonly Server[]; code: number; until: number };
  /** The launcher ends. With no release to blame, another one would not help. */
  over: { code: number; reason: string; isOfReleases: boolean };
}

export type Name = keyof Phases;

export type In<Phase extends Name> = Known & Phases[Phase] & { phase: Phase };

export type State = { [Phase in Name]: In<Phase> }[Name];

export type Event =
  | { kind: "word"; of: number; word: Report }
  | { kind: "death"; of: number; code: number; how: string }
  | { kind: "time"; wanted: string | undefined }
  | { kind: "stop" };

export type Deed =
  | { do: "start"; server: Server }
  | { do: "order"; server: Server; order: Order }
  | { do: "signal"; server: Server; signal: "SIGTERM" | "SIGKILL" }
  | { do: "say"; level: "info" | "error"; message: string; facts: Record<string, string> };

export interface Step {
  state: State;
  deeds: readonly Deed[];
}

const SECOND_MS = 1000;
const LIMITS_MS = {
  /** Reading a release with cold caches. */
  starting: 60 * SECOND_MS,
  /** At a change of releases, a server ends within two seconds, unless it hangs; then it is killed. */
  ending: 4 * SECOND_MS,
  /** Longer than a database that is down is waited for. */
  opening: 15 * SECOND_MS,
  /** Longer than an orderly end takes: requests in progress, and then attempts. */
  stopping: 25 * SECOND_MS,
};

export const stay = (state: State): Step => ({ state, deeds: [] });

const order = (server: Server, what: Order): Deed => ({ do: "order", server, order: what });

export const kill = (server: Server): Deed => ({ do: "signal", server, signal: "SIGKILL" });

export function over(
  known: Known,
  reason: string,
  { code = 1, isOfReleases = false, left = [] as Server[] } = {},
): Step {
  return { state: { ...known, phase: "over", code, reason, isOfReleases }, deeds: left.map(kill) };
}

type Start = Pick<Phases["starting"], "shown" | "others"> & { release: string };

export function start(known: Known, { release, shown, others }: Start, now: number): Step {
  const next = { id: known.count + 1, release };
  const until = now + LIMITS_MS.starting;
  return {
    state: { ...known, count: next.id, phase: "starting", shown, next, others, until },
    deeds: [{ do: "start", server: next }],
  };
}

export function note({ refused }: Known, shown: Server, wanted = refused?.release ?? shown.release): Deed {
  return order(shown, { order: "note", wanted, ...(refused && { reason: refused.reason }) });
}

export const serve = (known: Known, shown: Server): Step => ({
  state: { ...known, phase: "serving", shown },
  deeds: [note(known, shown)],
});

export const end = (known: Known, phase: Pick<Phases["ending"], "shown" | "next" | "others">, now: number): Step => ({
  state: { ...known, ...phase, phase: "ending", until: now + LIMITS_MS.ending, isKilled: false },
  deeds: [order(phase.shown, { order: "end" })],
});

export const endByForce = (state: In<"ending">, now: number): Step => ({
  state: { ...state, isKilled: true, until: now + LIMITS_MS.ending },
  deeds: [kill(state.shown)],
});

export const open = (known: Known, next: Server, others: readonly string[], now: number): Step => ({
  state: { ...known, phase: "opening", next, others, until: now + LIMITS_MS.opening },
  deeds: [order(next, { order: "serve" })],
});

export const stop = (known: Known, servers: readonly Server[], now: number): Step => ({
  state: { ...known, phase: "stopping", servers, code: 0, until: now + LIMITS_MS.stopping },
  deeds: servers.map((server) => ({ do: "signal", server, signal: "SIGTERM" })),
});
