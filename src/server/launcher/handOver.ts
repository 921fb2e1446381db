// How the server of one release gives way to that of another: by a word, by a death, or when a state's time is over.
import type { Report } from "./messages";
import {
  type Deed,
  end,
  endByForce,
  type Event,
  type In,
  kill,
  type Known,
  type Name,
  note,
  open,
  over,
  serve,
  type Server,
  start,
  type State,
  stay,
  type Step,
  stop,
} from "./states";

/** A release that fails once the former one has ended costs visitors a pause each time. */
const RETRY_AFTER_MS = { starting: 5000, opening: 60_000 };

const ENDED = "the server has ended unexpectedly";

const isDeathOf = (server: Server | undefined, event: Event) => event.kind === "death" && event.of === server?.id;

const wordOf = (server: Server, event: Event): Report | undefined =>
  event.kind === "word" && event.of === server.id ? event.word : undefined;

interface Failure {
  reason: string;
  isOfRelease: boolean;
  /** It was killed, or hangs: the next time may be better. */
  isChance: boolean;
}

/** Why the next server cannot be counted on any more, if the event says so. */
function failureOf({ next, until }: { next: Server; until: number }, event: Event, now: number): Failure | undefined {
  const word = wordOf(next, event);
  if (word?.report === "failed") return { ...word, isChance: false };
  const chance = (reason: string) => ({ reason, isOfRelease: true, isChance: true });
  if (event.kind === "death" && event.of === next.id)
    return chance(`its server ended before it was ready (${event.how})`);
  return event.kind === "time" && now >= until ? chance("its server was not ready in time") : undefined;
}

/** The next server cannot be shown: the one that is stays; without one, another is tried. */
function refuse(state: In<"starting"> | In<"opening">, failure: Failure, now: number): Step {
  const { next, hasServed } = state;
  const { reason, isOfRelease, isChance } = failure;
  const isKnown = state.refused?.release === next.release;
  const { refused: before } = state;
  const retryAt = now + RETRY_AFTER_MS[state.phase];
  const refused = before && !isKnown ? before : { release: next.release, reason, retryAt };
  const known: Known = { ...state, refused };
  const message = hasServed ? "a release cannot be shown: the one before it stays" : "a release cannot be shown";
  const facts = { release: next.release, reason };
  const said: Deed[] = isKnown ? [] : [{ do: "say", level: "error", message, facts }];
  const others = isChance ? state.others : state.others.filter((release) => release !== next.release);
  const [release, ...more] = others;
  const step =
    state.phase === "starting" && state.shown
      ? serve(known, state.shown)
      : !hasServed && !isOfRelease
        ? over(known, reason)
        : release === undefined
          ? over(known, `${refused.release}: ${refused.reason}`, { isOfReleases: true })
          : start(known, { release, shown: undefined, others: more }, now);
  return { state: step.state, deeds: [kill(next), ...said, ...step.deeds] };
}

type Transitions = { [Phase in Name]: (state: In<Phase>, event: Event, now: number) => Step };

const TRANSITIONS: Transitions = {
  starting(state, event, now) {
    const { shown, next, others } = state;
    if (isDeathOf(shown, event)) return over(state, ENDED, { left: [next] });
    const failure = failureOf(state, event, now);
    if (failure) return refuse(state, failure, now);
    if (wordOf(next, event)?.report !== "ready") return stay(state);
    if (!shown) return open(state, next, others, now);
    return end(state, { shown, next, others: [...new Set([next.release, shown.release])] }, now);
  },

  serving(state, event, now) {
    const { shown, refused } = state;
    if (isDeathOf(shown, event)) return over(state, ENDED);
    if (event.kind !== "time") return stay(state);
    const { wanted = shown.release } = event;
    if (refused && refused.release !== wanted) return serve({ ...state, refused: undefined }, shown);
    if (wanted === shown.release || (refused && now < refused.retryAt)) return stay(state);
    const begun = start(state, { release: wanted, shown, others: [] }, now);
    return { state: begun.state, deeds: [note(state, shown, wanted), ...begun.deeds] };
  },

  ending(state, event, now) {
    const { shown, next, others, until, isKilled } = state;
    if (isDeathOf(shown, event)) {
      if (next) return open(state, next, others, now);
      const [release = shown.release, ...more] = others;
      return start(state, { release, shown: undefined, others: more }, now);
    }
    if (isDeathOf(next, event)) return stay({ ...state, next: undefined });
    if (event.kind !== "time" || now < until) return stay(state);
    return isKilled
      ? over(state, "the former server cannot be ended", { left: next ? [next] : [] })
      : endByForce(state, now);
  },

  opening(state, event, now) {
    const { next, hasServed } = state;
    const failure = failureOf(state, event, now);
    if (failure) return refuse(state, failure, now);
    const word = wordOf(next, event);
    if (word?.report !== "serving") return stay(state);
    const refused = state.refused?.release === next.release ? undefined : state.refused;
    const served = serve({ ...state, refused, hasServed: true }, next);
    const message = hasServed ? "a new release is shown" : `The site is served at ${word.address}`;
    const facts = { release: next.release };
    return { state: served.state, deeds: [...served.deeds, { do: "say", level: "info", message, facts }] };
  },

  stopping(state, event, now) {
    if (event.kind === "time") return now < state.until ? stay(state) : over(state, "", { left: [...state.servers] });
    if (event.kind !== "death" || !state.servers.some(({ id }) => id === event.of)) return stay(state);
    const servers = state.servers.filter(({ id }) => id !== event.of);
    const code = Math.max(state.code, event.code);
    return servers.length === 0 ? over(state, "", { code }) : stay({ ...state, servers, code });
  },

  over: (state) => stay(state),
};

function serversOf(state: State): Server[] {
  switch (state.phase) {
    case "starting":
    case "ending":
      return [state.shown, state.next].filter((server) => server !== undefined);
    case "serving":
      return [state.shown];
    case "opening":
      return [state.next];
    default:
      return [];
  }
}

const transit = <Phase extends Name>(state: In<Phase>, event: Event, now: number): Step =>
  TRANSITIONS[state.phase](state, event, now);

/**
 * What follows from an event.
 * @param now milliseconds on a clock that is never set
 */
export function step(state: State, event: Event, now: number): Step {
  if (event.kind !== "stop") return transit(state, event, now);
  return state.phase === "stopping" || state.phase === "over" ? stay(state) : stop(state, serversOf(state), now);
}

/** Begins with one release; with the others, in turn, if it cannot be shown. */
export const begin = (release: string, others: readonly string[], now: number): Step =>
  start({ count: 0, hasServed: false, refused: undefined }, { release, shown: undefined, others }, now);
