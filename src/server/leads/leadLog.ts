// What the lead server says when it starts.
import { commandOf } from "../config/installation";
import { CRM_NEEDS } from "../crm/readCrm";
import type { LeadLog } from "./leadRuntime";
import { TARGET_NEEDS, targetCounts } from "./targets/kinds";
import type { Target } from "./targets/target";

export function relay(): { log: LeadLog; connect(log: LeadLog): void } {
  const early: ((log: LeadLog) => void)[] = [];
  let target: LeadLog | undefined;
  const to = (level: keyof LeadLog) => (facts: object, message: string) =>
    target ? target[level](facts, message) : void early.push((log) => log[level](facts, message));
  return {
    log: { info: to("info"), warn: to("warn"), error: to("error") },
    connect(log) {
      target = log;
      for (const say of early.splice(0)) say(log);
    },
  };
}

export function announceTargets(hasCrm: boolean, targets: readonly Target[], store: string, log: LeadLog): void {
  const facts = { store, crm: hasCrm ? "configured" : "none", ...targetCounts(targets) };
  if (hasCrm) return log.info(facts, "leads go to the CRM");
  if (targets.length > 0) return log.info(facts, "no CRM is configured: leads stay here, and staff are notified");
  log.warn(
    facts,
    `no CRM is configured and nobody is notified: set ${[CRM_NEEDS, ...TARGET_NEEDS].join(", or ")} (${commandOf("leads")} list)`,
  );
}
