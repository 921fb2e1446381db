import type { Outcome } from "../../crm/outcome";
import { CRM, type JobChange, type JobRow } from "../../database/rows";
import type { LeadRow } from "../lead";
import type { LeadLog } from "../leadRuntime";
import type { Target } from "../targets/target";

const WORDS = {
  lead: { delivered: "lead delivered", failed: "lead not delivered yet", discarded: "lead needs attention" },
  notification: {
    delivered: "notification delivered",
    failed: "notification not delivered",
    discarded: "notification given up",
  },
};

interface End {
  job: JobRow;
  change: JobChange;
  outcome: Outcome;
  leads: readonly LeadRow[];
  ms: number;
}

export function logEnd(log: LeadLog, target: Target, { job, change, outcome, leads, ms }: End): void {
  const { about, event } = job;
  const { kind, code, status } = outcome;
  const reqId = leads.find(({ id }) => id === about)?.request_id;
  const facts = { about, reqId, event, target: target.kind, outcome: kind, code, status, state: change.state, ms };
  const words = WORDS[target.name === CRM ? "lead" : "notification"];
  if (kind === "delivered") log.info(facts, words.delivered);
  else log.warn(facts, change.state === "discarded" ? words.discarded : words.failed);
}
