import type { SharedStore } from "../store/SharedStore";
import { messageOf } from "../targets/messageOf";
import type { Target } from "../targets/target";
import { CircuitBreaker } from "./CircuitBreaker";
import { CRM } from "../../database/rows";
import type { Pause } from "./pause";
import { DeliveryQueue, type QueueParts } from "./DeliveryQueue";

const wordsOf = ({ name }: Target) =>
  name === CRM
    ? { throttled: "delivery paused", paused: "delivery paused", resumed: "delivery resumed" }
    : {
        throttled: "notifications wait: the target takes no more for now",
        paused: "nobody is notified this way: the target is down",
        resumed: "notifications go out again",
      };

export function createQueues(
  targets: readonly Target[],
  parts: Omit<QueueParts, "breaker" | "messageOf"> & { shared: SharedStore },
): DeliveryQueue[] {
  return targets.map((target) => {
    const { shared, ...own } = parts;
    const { runtime, log, jobs, waiting } = parts;
    const words = wordsOf(target);
    const changed = (pause: Pause | undefined) => {
      if (!pause) return log.info({ target: target.kind }, words.resumed);
      const { kind, code, until } = pause;
      const facts = {
        target: target.kind,
        pause: kind,
        code,
        nextTrySeconds: Math.round((until - runtime.now()) / 1000),
      };
      return kind === "throttled" ? log.warn(facts, words.throttled) : log.error(facts, words.paused);
    };
    const breaker = new CircuitBreaker(shared, runtime.now, runtime.attemptMs, changed, target.name);
    const namesGivenUp = target.isGathered;
    return new DeliveryQueue(target, {
      ...own,
      breaker,
      messageOf: (rows) => messageOf(rows, { ...runtime, jobs, waiting, namesGivenUp }),
    });
  });
}
