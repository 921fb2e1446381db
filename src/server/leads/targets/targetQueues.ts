import { CircuitBreaker } from "../delivery/CircuitBreaker";
import type { LeadLog, LeadRuntime } from "../leadRuntime";
import type { NotificationStore } from "../store/NotificationStore";
import type { SharedStore } from "../store/SharedStore";
import type { Target } from "./target";
import { TargetQueue } from "./TargetQueue";

interface Parts {
  store: NotificationStore;
  shared: SharedStore;
  owner: string;
  runtime: LeadRuntime;
  log: LeadLog;
  heldDays: number;
}

/** One queue per kind of target. */
export function targetQueues(targets: readonly Target[], parts: Parts): TargetQueue[] {
  const { shared, runtime, log } = parts;
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = targets.filter((target) => target.kind === kind);
    const breaker = new CircuitBreaker(
      shared,
      runtime.now,
      runtime.leaseMs,
      (pause) =>
        pause
          ? log.error(
              { target: kind, pause: pause.kind, code: pause.code },
              "staff are not notified: the target is down",
            )
          : log.info({ target: kind }, "staff are notified again"),
      `pause-${kind}`,
    );
    return new TargetQueue(kind, own, { ...parts, breaker });
  });
}
