// A save that outlasts a lost connection: it says so within seconds, waits, and goes on when the connection is back.

/** Milliseconds between two looks; the second without an answer is a lost connection. */
const PAUSE = 1_500;

/** Asks the local backend of `npm run cms` for nothing but an answer. */
export const askLocal = (url: string, signal?: AbortSignal): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action: "info" }),
    ...(signal && { signal }),
  });

/** What browsers, and Decap CMS's own time limit, say of a request that got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network request failed|abort|timed? ?out/i;

export const isUnanswered = (error: unknown): boolean => error instanceof Error && NO_ANSWER.test(error.message);

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Answering = "yes" | "late" | "no";

export interface Connection {
  /** Whether the repository answers at all, whatever it says; `late`: not in time, which may be a slow line. */
  answers: () => Promise<Answering>;
  /** Called once for each loss; `stop` ends the wait, and the save with it. `isLost`: not merely slow. */
  onLost: (stop: () => void, isLost: boolean) => void;
  onBack: () => void;
  pause?: number;
}

/** Thrown by a save that the editor has stopped while it waited for the connection. */
export class StoppedError extends Error {}

/** Runs `save` until it is answered. Once the connection is back, it must find out itself what has been written. */
export async function untilAnswered<Result>(
  save: () => Promise<Result>,
  { answers, onLost, onBack, pause = PAUSE }: Connection,
): Promise<Result> {
  let told: Answering = "yes";
  let isOver = false;
  let stop = (_: StoppedError): void => undefined;
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  stopped.catch(() => undefined);

  function tell(how: Answering): void {
    if (told === how || isOver) return;
    told = how;
    onLost(() => stop(new StoppedError("stopped")), how === "no");
  }

  function back(): void {
    if (told !== "yes") onBack();
    told = "yes";
  }

  async function look(): Promise<void> {
    for (let misses = 0; !isOver;) {
      await after(pause);
      const how = await answers();
      misses = how === "yes" ? 0 : misses + 1;
      if (misses > 1) tell(how);
    }
  }

  async function attempt(): Promise<Result> {
    try {
      return await save();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      tell((await answers()) === "no" ? "no" : "late");
      do await after(pause);
      while (!isOver && (await answers()) === "no");
      // Stopped: what the editor goes on to write must not be overtaken by this.
      if (isOver) throw error;
      return attempt();
    }
  }

  void look();
  try {
    const attempts = attempt();
    attempts.catch(() => undefined);
    return await Promise.race([attempts, stopped]);
  } finally {
    back();
    isOver = true;
  }
}
