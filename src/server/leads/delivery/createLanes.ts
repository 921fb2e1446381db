import type { SharedStore } from "../store/SharedStore";
import { messageOf } from "../targets/messageOf";
import type { Target } from "../targets/target";
import { CircuitBreaker } from "./CircuitBreaker";
import { CRM } from "./job";
import { Lane, type LaneParts } from "./Lane";

interface Parts extends Omit<LaneParts, "breaker" | "messageOf"> {
  shared: SharedStore;
  /** Held leads expire after this many days; 0 = never. */
  heldDays: number;
}

/** What the log says when a destination pauses and resumes. */
const wordsOf = ({ name }: Target) =>
  name === CRM
    ? { paused: "delivery paused", resumed: "delivery resumed" }
    : { paused: "nobody is notified this way: the target is down", resumed: "notifications go out again" };

/** A queue for each destination. */
export function createLanes(targets: readonly Target[], parts: Parts): Lane[] {
  return targets.map((target) => {
    const { shared, heldDays, ...own } = parts;
    const { runtime, log, jobs } = parts;
    const words = wordsOf(target);
    const breaker = new CircuitBreaker(
      shared,
      runtime.now,
      runtime.attemptMs,
      (pause) =>
        pause
          ? log.error({ target: target.kind, pause: pause.kind, code: pause.code }, words.paused)
          : log.info({ target: target.kind }, words.resumed),
      target.name,
    );
    return new Lane(target, {
      ...own,
      breaker,
      messageOf: (rows) => messageOf(rows, { jobs, heldDays, now: runtime.now }),
    });
  });
}
