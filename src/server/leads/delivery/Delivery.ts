// One try to bring one lead into the CRM, and the record of what came of it.
import type { Crm } from "../../crm/crm";
import { unreached } from "../../crm/callCrm";
import { crmContact } from "../../crm/crmContact";
import type { Failure, Outcome } from "../../crm/outcome";
import type { LeadEnvironment, LeadLog } from "../environment";
import { leadContent, type LeadRow } from "../lead";
import type { LeadStore } from "../store/LeadStore";
import { afterAttempt, GIVE_UP_AFTER_MS } from "./afterAttempt";
import type { Gate, Permission } from "./Gate";
import { ownFields, type OwnFieldNames } from "./ownFields";
import { wordsForAll } from "./pause";
import { Slots } from "./Slots";

/** How many tries may wait for each call that is allowed at a time. */
const QUEUE_PER_CALL = 8;

export class Delivery {
  private readonly slots: Slots;
  private readonly underWay = new Map<Promise<unknown>, AbortController>();
  private stopping = false;

  constructor(
    /** Names this server in leases. */
    readonly owner: string,
    private readonly crm: Crm,
    private readonly fieldNames: OwnFieldNames,
    private readonly store: LeadStore,
    readonly gate: Gate,
    private readonly environment: LeadEnvironment,
    private readonly log: LeadLog,
  ) {
    this.slots = new Slots(environment.maxCalls);
  }

  /** False when so many tries wait for their turn that a visitor would wait in vain. */
  get hasRoom(): boolean {
    return this.slots.queued < QUEUE_PER_CALL * this.environment.maxCalls;
  }

  /** Tries a lead whose lease this server holds. Settles when the outcome is in the store; rejects when the store is down. */
  deliver(lead: LeadRow, permission: Permission): Promise<Outcome> {
    const breakOff = new AbortController();
    const attempt = this.slots.run(() => this.attemptWithinLease(lead, permission, breakOff));
    this.underWay.set(attempt, breakOff);
    const forget = () => void this.underWay.delete(attempt);
    attempt.then(forget, forget);
    return attempt;
  }

  private async attemptWithinLease(lead: LeadRow, permission: Permission, breakOff: AbortController): Promise<Outcome> {
    const { leaseMs, now } = this.environment;
    const leftMs = (lead.next_at ?? 0) - now();
    if (leftMs < leaseMs / 2) {
      // It waited for its turn too long to be surely ours until the end of a try.
      await this.store.finish(lead.id, this.owner, { state: "pending", next_at: now() });
      if (permission.kind === "probe") await this.gate.giveBack(permission.pause);
      return unreached("BUSY", false);
    }
    const timer = setTimeout(() => breakOff.abort(), leaseMs / 2);
    try {
      return await this.attempt(lead, permission, breakOff.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  private async attempt(lead: LeadRow, permission: Permission, signal: AbortSignal): Promise<Outcome> {
    const startedAt = this.environment.now();
    const outcome = await this.send(lead, signal);
    const nowMs = this.environment.now();
    const othersWork = permission.kind === "open";
    const change = afterAttempt(lead, outcome, othersWork, { startedAt, nowMs, random: this.environment.random() });
    const { code, status, kind } = outcome;
    const facts = { lead: lead.id, outcome: kind, code, status, state: change.state, ms: nowMs - startedAt };
    if (kind === "delivered") this.log.info(facts, "lead delivered");
    else this.log.warn(facts, change.state === "attention" ? "lead needs attention" : "lead not delivered yet");
    try {
      if (kind === "delivered") await this.store.confirm(lead.id, change);
      else await this.store.finish(lead.id, this.owner, change);
      const forAll = await this.learn(outcome, permission, signal);
      if (forAll && kind !== "delivered") await this.giveUpOldLeads(outcome, nowMs);
    } catch (error) {
      // The lease runs out and the next try asks the CRM first.
      this.log.error({ lead: lead.id, err: error }, "the outcome of a try could not be recorded");
      if (kind !== "delivered") throw error;
    }
    return outcome;
  }

  // What our own stop has broken off says nothing about the CRM: other servers share the gate and go on.
  private async learn(outcome: Outcome, permission: Permission, signal: AbortSignal): Promise<boolean> {
    const isOurs = this.stopping && signal.aborted && outcome.kind === "passing";
    if (!isOurs) return this.gate.learn(outcome, permission);
    if (permission.kind === "probe") await this.gate.giveBack(permission.pause);
    return false;
  }

  // While the queue pauses, only one lead at a time finds out: the others' seven days end with it.
  private async giveUpOldLeads(failure: Failure, nowMs: number): Promise<void> {
    const { code } = failure;
    const leads = await this.store.giveUp(nowMs - GIVE_UP_AFTER_MS, { code, message: wordsForAll(failure) }, nowMs);
    if (leads > 0) this.log.warn({ leads, code }, "leads that have waited for seven days need attention");
  }

  private async send(lead: LeadRow, signal: AbortSignal): Promise<Outcome> {
    const content = leadContent(lead);
    if (!content) return { kind: "record", code: "NO_CONTENT", status: null, message: "", ambiguous: false };
    const contact = crmContact(content.values, ownFields(this.fieldNames, lead.id, content));
    if (lead.ambiguous === 1) {
      const lookup = await this.crm.findContact(contact, lead.created_at, signal);
      if ("failure" in lookup) return lookup.failure;
      if (lookup.found !== undefined) return { kind: "delivered", crmId: lookup.found, code: "FOUND", status: 200 };
    }
    return this.crm.createContact(contact, signal);
  }

  /** Waits for tries that are under way, at most `graceMs`, then breaks them off. */
  async stop(graceMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMs)));
    await Promise.race([Promise.allSettled(this.underWay.keys()), grace]);
    clearTimeout(timer);
    this.stopping = true;
    for (const breakOff of this.underWay.values()) breakOff.abort();
    await Promise.allSettled(this.underWay.keys());
  }
}
