// Requests to the repository: what goes wrong becomes a refusal, and a lost connection is waited for.
import { isGroup } from "../../content/isGroup";
import { isUnanswered, StoppedError, untilAnswered, type Connection } from "./connection";
import type { Refusal } from "./refusal";

/** Makes Decap CMS show the message and abort the save. */
export class RefusedError extends Error {
  override readonly name = "";
}

/** GitHub rejects the token: a GitHub App's tokens expire after eight hours. */
const isSignedOut = (error: unknown) => isGroup(error) && error.status === 401;

/** `message`: Decap CMS appends it to its own. */
export function requests(onRefusal: (refusal: Refusal) => void, connection: Connection, message: string) {
  const refuse = (refusal: Refusal): never => {
    onRefusal(refusal);
    throw new RefusedError(message);
  };

  const lost = (error: unknown): never => {
    if (error instanceof StoppedError || isUnanswered(error)) refuse({ why: "lost" });
    throw error;
  };

  return {
    refuse,
    /** Runs a request; what goes wrong becomes a refusal, except a lost connection. */
    async asked<Result>(asking: () => Promise<Result>, otherwise?: Refusal): Promise<Result> {
      try {
        return await asking();
      } catch (error) {
        if (error instanceof RefusedError || isUnanswered(error)) throw error;
        if (isSignedOut(error)) return refuse({ why: "signedOut" });
        return refuse(otherwise ?? { why: "failed", told: error instanceof Error ? error.message : String(error) });
      }
    },
    /** Refuses what got no answer. */
    once: <Result>(asking: Promise<Result>): Promise<Result> => asking.catch(lost),
    /** Runs a write until it is answered; the editor may stop waiting. */
    written: <Result>(writing: () => Promise<Result>): Promise<Result> =>
      untilAnswered(writing, connection).catch(lost),
  };
}
