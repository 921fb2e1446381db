export interface SmokeResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface Ask {
  (path: string, init?: Pick<RequestInit, "method" | "headers" | "body">): Promise<SmokeResponse>;
  origin: string;
}

/** A response is not as expected; the message says how in one line. */
class Fault extends Error {
  override readonly name = "Fault";
}

/** @throws Fault with this message unless the condition holds */
export function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Fault(otherwise);
}

export function askAt(origin: string, limitMs: number): Ask {
  const signal = AbortSignal.timeout(limitMs);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(new URL(path, origin), { ...init, redirect: "manual", signal }).catch(
      (error: unknown) => {
        // The message of fetch is just "fetch failed"; the reason is in its cause.
        throw error instanceof TypeError && error.cause ? error.cause : error;
      },
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return Object.assign(ask, { origin });
}
