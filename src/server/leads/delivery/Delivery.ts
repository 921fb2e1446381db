// One attempt to deliver a lead to the CRM, and the record of its outcome.
import type { Crm, OutgoingLead } from "../../crm/crm";
import { DEFAULT_ERROR_TEXT } from "../../crm/errorText";
import { LOOKUP_REFUSED, NOTED, unreached, type Failure, type Outcome } from "../../crm/outcome";
import type { LeadRuntime, LeadLog } from "../leadRuntime";
import { leadContent, type LeadRow } from "../lead";
import type { LeadStore } from "../store/LeadStore";
import type { LookupNotice } from "./LookupNotice";
import { afterAttempt, GIVE_UP_AFTER_MS } from "./afterAttempt";
import type { CircuitBreaker, Permission } from "./CircuitBreaker";
import { wordsForAll } from "./pause";
import { Semaphore } from "./Semaphore";

/** How many attempts may queue for each concurrent call. */
const QUEUE_PER_CALL = 8;

const UNSURE: Failure = {
  kind: "unsure",
  code: LOOKUP_REFUSED,
  status: null,
  message: DEFAULT_ERROR_TEXT,
  ambiguous: true,
};

export class Delivery {
  private readonly semaphore: Semaphore;
  private readonly underWay = new Map<Promise<unknown>, AbortController>();
  private readonly idsUnderWay = new Set<string>();
  private stopping = false;

  constructor(
    /** Identifies this server in leases. */
    readonly owner: string,
    private readonly crm: Crm,
    private readonly store: LeadStore,
    private readonly lookupNotice: LookupNotice,
    readonly breaker: CircuitBreaker,
    private readonly runtime: LeadRuntime,
    private readonly log: LeadLog,
  ) {
    this.semaphore = new Semaphore(runtime.maxCalls);
  }

  /** False when the queue of attempts is so long that a visitor would wait for nothing. */
  get hasRoom(): boolean {
    return this.semaphore.queued < QUEUE_PER_CALL * this.runtime.maxCalls;
  }

  /** The leads this server is sending right now, whatever a jumping clock says about their leases. */
  get sending(): readonly string[] {
    return [...this.idsUnderWay];
  }

  /**
   * Attempts a lead whose lease this server holds. Settles once the outcome is stored; rejects when the store is down.
   */
  deliver(lead: LeadRow, permission: Permission): Promise<Outcome> {
    const breakOff = new AbortController();
    const attempt = this.semaphore.run(() => this.attemptWithinLease(lead, permission, breakOff));
    this.underWay.set(attempt, breakOff);
    this.idsUnderWay.add(lead.id);
    const forget = () => {
      this.underWay.delete(attempt);
      this.idsUnderWay.delete(lead.id);
    };
    attempt.then(forget, forget);
    return attempt;
  }

  private async attemptWithinLease(lead: LeadRow, permission: Permission, breakOff: AbortController): Promise<Outcome> {
    const { leaseMs, now } = this.runtime;
    const leftMs = (lead.next_at ?? 0) - now();
    if (leftMs < leaseMs / 2) {
      // It queued for so long that the lease may not last through the attempt.
      await this.store.finish(lead.id, this.owner, { state: "pending", next_at: now() });
      if (permission.kind === "halfOpen") await this.breaker.giveBack(permission.pause);
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
    const startedAt = this.runtime.now();
    const outcome = await this.send(lead, signal);
    const nowMs = this.runtime.now();
    const othersWork = permission.kind === "closed";
    const change = afterAttempt(lead, outcome, othersWork, { startedAt, nowMs, random: this.runtime.random() });
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
      // The lease runs out, and the next attempt asks the CRM first.
      this.log.error({ lead: lead.id, err: error }, "the outcome of an attempt could not be recorded");
      if (kind !== "delivered") throw error;
    }
    return outcome;
  }

  // A call aborted by our own shutdown says nothing about the CRM: other servers share the breaker and carry on.
  private async learn(outcome: Outcome, permission: Permission, signal: AbortSignal): Promise<boolean> {
    const isOurs = this.stopping && signal.aborted && outcome.kind === "transient";
    if (!isOurs) return this.breaker.learn(outcome, permission);
    if (permission.kind === "halfOpen") await this.breaker.giveBack(permission.pause);
    return false;
  }

  // While the queue is paused, only one lead at a time probes: the seven days of the others end with it.
  private async giveUpOldLeads(failure: Failure, nowMs: number): Promise<void> {
    const { code } = failure;
    const leads = await this.store.giveUp(nowMs - GIVE_UP_AFTER_MS, { code, message: wordsForAll(failure) }, nowMs);
    if (leads > 0) this.log.warn({ leads, code }, "leads that waited seven days need attention");
  }

  private async send(lead: LeadRow, signal: AbortSignal): Promise<Outcome> {
    const content = leadContent(lead);
    if (!content) return { kind: "record", code: "NO_CONTENT", status: null, message: "", ambiguous: false };
    const outgoing = { id: lead.id, createdAt: lead.created_at, content };
    const wasTried = lead.ambiguous === 1;
    const earlier = lead.follows === null ? undefined : await this.store.findById(lead.follows);
    if (earlier?.crm_id) return this.addTo(earlier.crm_id, earlier, outgoing, wasTried, signal);
    // Staff have named a lead that was unsure: it is sent as a request of its own.
    const isDecided = lead.last_code === LOOKUP_REFUSED && !wasTried;
    if (earlier?.state === "delivered" && !isDecided) {
      // The CRM did not say which contact it created.
      const sent = { ...outgoing, id: earlier.id, createdAt: earlier.created_at };
      const found = (await this.lookFor(sent, signal)) ?? UNSURE;
      return found.kind === "delivered" && found.crmId !== null
        ? this.addTo(found.crmId, earlier, outgoing, wasTried, signal)
        : found;
    }
    // It may be in the CRM, and there is no way to tell: this one would be a duplicate.
    if (earlier?.state === "attention" && earlier.ambiguous === 1) return UNSURE;
    const known = wasTried ? await this.lookFor(outgoing, signal) : undefined;
    const outcome = known ?? (await this.crm.send(outgoing, signal));
    return outcome.kind === "duplicate" ? this.noteFor(outcome, outgoing, wasTried, signal) : outcome;
  }

  /** Adds an analysis to the contact of the request it belongs to. */
  private addTo(
    contactId: string,
    earlier: LeadRow,
    lead: OutgoingLead,
    wasTried: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
    // A known customer's contact existed before this lead, and anybody can type an address.
    const isOurs = earlier.state === "delivered" && earlier.last_code !== NOTED;
    return this.crm[isOurs ? "update" : "note"](contactId, lead, wasTried, signal);
  }

  /** A known customer: adds a note to the contact if that is allowed; otherwise a person has to look. */
  private async noteFor(
    duplicate: Failure,
    lead: OutgoingLead,
    wasTried: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (duplicate.crmId === undefined) return duplicate;
    const outcome = await this.crm.note(duplicate.crmId, lead, wasTried, signal);
    // The error of a rejected note would tell a stranger who is in the CRM.
    const isForNow = outcome.kind === "transient" || outcome.kind === "throttled";
    return outcome.kind === "delivered" || isForNow ? outcome : duplicate;
  }

  /** The outcome of an earlier attempt whose response was lost; undefined when the lead can safely be sent. */
  private async lookFor(lead: OutgoingLead, signal: AbortSignal): Promise<Outcome | undefined> {
    const lookup = await this.crm.find(lead, signal);
    if ("failure" in lookup) return lookup.failure;
    await this.lookupNotice.set("refused" in lookup ? lookup.refused : undefined);
    if ("refused" in lookup) {
      this.log.error(
        { lead: lead.id, code: lookup.refused },
        "the CRM does not let us look for a lead that it may have",
      );
      if (this.crm.refusesDuplicates) return undefined;
      return UNSURE;
    }
    // Another request of the same visitor looks the same, but its contact is known.
    const crmId = await this.store.freeContact(lookup.found, lead.id);
    return crmId === undefined ? undefined : { kind: "delivered", crmId, code: "FOUND", status: 200 };
  }

  /** Waits up to `graceMs` for attempts in progress, then aborts them. */
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
