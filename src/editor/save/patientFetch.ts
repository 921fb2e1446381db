// GitHub's own troubles, for the program's requests and ours alike: its limit is waited out, its breakdowns are tried
// again. The program would wait an hour whatever GitHub says, and show “undefined” for an answer in HTML.
import { isRecord } from "../../content/isRecord";

/** Milliseconds before each new attempt after a breakdown; after the last, it is told. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** In milliseconds: GitHub counts by the hour, and asks for a minute where it does not say how long. */
const [LONGEST, UNSAID] = [3_600_000, 60_000];

/** Milliseconds until a request counts as unanswered; one that sends a film takes its time. */
const [ASKING, SENDING] = [60_000, 600_000];

/** How long requests are refused at least: those of the save that nobody waits for. */
const LETTING_GO = 5_000;

/** The status of a request that was given up: what waits for GitHub gets no other answer from 500 on. */
const GIVEN_UP = 503;

export const isGivenUp = (error: unknown): boolean => isRecord(error) && error.status === GIVEN_UP;

export interface Wait {
  /** What kept GitHub from answering: too many requests, or a fault of its own. */
  why: "limited" | "broken";
  until: Date;
  /** Refuses whatever waits or comes until then, so that it does not overtake what is written next. */
  stop: () => void;
}

interface Patience {
  apiRoot: string;
  /** Called when requests wait, perhaps several times; returns what ends the message. */
  onWait: (wait: Wait) => () => void;
  /** What is said of a request that is given up. */
  givenUp: string;
  pauses?: readonly number[];
}

/** How many milliseconds GitHub takes no more requests; undefined if it has taken this one. */
export async function limitOf(answer: Response, now = Date.now()): Promise<number | undefined> {
  if (answer.status !== 403 && answer.status !== 429) return undefined;
  const [asked, left, reset] = ["retry-after", "x-ratelimit-remaining", "x-ratelimit-reset"].map((name) =>
    answer.headers.get(name),
  );
  const isLimit = answer.status === 429 || asked || left === "0" || /rate limit/i.test(await answer.clone().text());
  if (!isLimit) return undefined;
  const wait = asked ? Number(asked) * 1000 : left === "0" && reset ? Number(reset) * 1000 - now : UNSAID;
  return Math.min(LONGEST, Math.max(1_000, Number.isNaN(wait) ? UNSAID : wait));
}

/** `send`, for requests to GitHub's API with patience. */
export function patientFetch(
  send: typeof fetch,
  { apiRoot, onWait, givenUp, pauses = PAUSES }: Patience,
): typeof fetch {
  /** An answer that Decap CMS understands. */
  const refusal = () =>
    new Response(JSON.stringify({ message: givenUp }), {
      status: GIVEN_UP,
      headers: { "content-type": "application/json" },
    });
  /** Resolves with false for those who are not to wait any longer. */
  let gate: Promise<boolean> | undefined;
  let openGate = (_isOver: boolean): void => undefined;
  let endMessage: (() => void) | undefined;
  /** Shows the message, perhaps again: a new save has taken it away. */
  let tell = (): void => undefined;
  /** Nobody waits until then: requests are refused at once. */
  let refusedUntil = 0;

  function over(): void {
    endMessage?.();
    endMessage = undefined;
    tell = () => undefined;
  }

  /** Ends whatever waits now, although the wait that was told may just have become another one. */
  function giveUp(until: Date): void {
    refusedUntil = Math.max(until.getTime(), Date.now() + LETTING_GO);
    over();
    openGate(false);
  }

  function closeFor(milliseconds: number, why: Wait["why"], isTold: boolean): void {
    if (gate || Date.now() < refusedUntil) return;
    const until = new Date(Date.now() + milliseconds);
    gate = new Promise((resolve) => {
      openGate = (isOver) => {
        clearTimeout(timer);
        gate = undefined;
        resolve(isOver);
      };
      const timer = setTimeout(() => openGate(true), milliseconds);
    });
    if (!isTold) return;
    over();
    tell = () => (endMessage = onWait({ why, until, stop: () => giveUp(until) }));
  }

  async function ask(input: RequestInfo | URL, init: RequestInit, failures = 0): Promise<Response> {
    if (gate) tell();
    if (Date.now() < refusedUntil || (gate && !(await gate))) return refusal();
    const answer = await send(input, { ...init, signal: AbortSignal.timeout(init.body ? SENDING : ASKING) });
    const limit = await limitOf(answer);
    const pause = limit ?? (answer.status < 500 ? undefined : pauses[failures]);
    if (pause !== undefined) {
      closeFor(pause, limit === undefined ? "broken" : "limited", limit !== undefined || failures > 0);
      return ask(input, init, limit === undefined ? failures + 1 : failures);
    }
    if (!gate) over();
    return answer.status < 500 ? answer : refusal();
  }

  return (input, init = {}) =>
    String(input).startsWith(apiRoot) && init.mode !== "no-cors" ? ask(input, init) : send(input, init);
}
