export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Asks the installation for a path; follows no redirect. */
export interface Ask {
  (path: string, init?: Pick<RequestInit, "method" | "headers" | "body">): Promise<Answer>;
  origin: string;
}

/** An answer is not what it must be; the message says so in one line. */
class Fault extends Error {
  override readonly name = "Fault";
}

/** @throws Fault with these words unless it holds */
export function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Fault(otherwise);
}

/** Asks the installation at `origin`, for at most `limitMs` in all. */
export function askAt(origin: string, limitMs: number): Ask {
  const signal = AbortSignal.timeout(limitMs);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(new URL(path, origin), { ...init, redirect: "manual", signal }).catch(
      (error: unknown) => {
        // What fetch says is "fetch failed"; the reason stands behind it.
        throw error instanceof TypeError && error.cause ? error.cause : error;
      },
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return Object.assign(ask, { origin });
}
