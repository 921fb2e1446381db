// Works through the queue: due leads, personal data past its retention, and reminders of leads that need a person.
import { commandOf } from "../../config/installation";
import { DAY_MS, HOUR_MS } from "../../durations";
import type { LeadRuntime, LeadLog } from "../leadRuntime";
import { expiringBefore, HELD_NOTICE_DAYS, RETENTION_DAYS } from "../lead";
import type { LeadStore } from "../store/LeadStore";
import type { SharedStore } from "../store/SharedStore";
import { TOO_FAR_AHEAD_MS } from "./afterAttempt";
import type { Delivery } from "./Delivery";
import { PollingLoop } from "./PollingLoop";

const LANES = 2;

export class Worker {
  private readonly loop: PollingLoop;
  private tidiedAtMs = -Infinity;
  private remindedAtMs = -Infinity;

  constructor(
    private readonly store: LeadStore,
    private readonly shared: SharedStore,
    /** Held leads expire after this many days; 0 = never. */
    private readonly heldDays: number,
    /** Absent when no CRM is configured: nothing to deliver. */
    private readonly delivery: Delivery | undefined,
    /** How many notifications never reached staff. */
    private readonly abandoned: () => Promise<number>,
    private readonly runtime: LeadRuntime,
    private readonly log: LeadLog,
  ) {
    this.loop = new PollingLoop(() => this.workOnce(), runtime.pollMs, log);
  }

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /**
   * Delivers everything due, two at a time, until none is left or the circuit breaker opens. Returns the number of
   * attempts.
   */
  async runDue(): Promise<number> {
    const { delivery } = this;
    if (!delivery) return 0;
    const lanes = await Promise.all(Array.from({ length: LANES }, () => this.lane(delivery)));
    return lanes.reduce((sum, tries) => sum + tries, 0);
  }

  private async lane(delivery: Delivery): Promise<number> {
    for (let tries = 0; ; tries++) {
      if (this.loop.isStopped || !(await this.deliverNext(delivery))) return tries;
    }
  }

  private async deliverNext(delivery: Delivery): Promise<boolean> {
    const nowMs = this.runtime.now();
    const dueAt = await this.store.nextDueAt();
    if (dueAt === undefined || dueAt > nowMs) return false;
    const permission = await delivery.breaker.ask();
    if (permission.kind === "open") return false;
    const lead = await this.store.claim(delivery.owner, nowMs, this.runtime.leaseMs, delivery.sending);
    if (!lead) {
      if (permission.kind === "halfOpen") await delivery.breaker.giveBack(permission.pause);
      return false;
    }
    await delivery.deliver(lead, permission);
    return true;
  }

  /** Erases personal data past its retention, and mends what a clock set back has put off; at most once an hour. */
  async tidy(): Promise<void> {
    const nowMs = this.runtime.now();
    if (Math.abs(nowMs - this.tidiedAtMs) < HOUR_MS) return;
    this.tidiedAtMs = nowMs;
    // An attempt that is in progress ends before its lease would.
    await this.store.bringForward(nowMs + TOO_FAR_AHEAD_MS, nowMs + this.runtime.leaseMs);
    await this.shared.forget(nowMs);
    const erased = await this.store.eraseOld(nowMs - RETENTION_DAYS * DAY_MS, nowMs);
    if (erased > 0) this.log.info({ leads: erased }, "personal data of old leads erased");
    if (this.heldDays === 0) return;
    const expired = await this.store.expireHeld(nowMs - this.heldDays * DAY_MS, nowMs);
    if (expired > 0) this.log.warn({ leads: expired }, "held leads expired without a decision");
  }

  /** Logs, at startup and once a day, how many leads need a decision, and what staff were not told. */
  async remind(): Promise<void> {
    const nowMs = this.runtime.now();
    if (Math.abs(nowMs - this.remindedAtMs) < DAY_MS) return;
    const { attention, held, stored, waiting } = await this.store.backlog();
    this.remindedAtMs = nowMs;
    // Without a CRM nothing else drains the queue.
    const inbox = this.delivery ? stored : stored + waiting;
    const expiring = await this.store.heldBefore(expiringBefore(this.heldDays, nowMs));
    if (expiring > 0)
      this.log.warn(
        { leads: expiring, days: HELD_NOTICE_DAYS },
        `held leads expire soon (${commandOf("leads")} list --state held)`,
      );
    const abandoned = await this.abandoned();
    if (abandoned > 0)
      this.log.warn(
        { notifications: abandoned },
        `staff were not notified: once the cause is fixed, ${commandOf("leads")} retry --all sends them again`,
      );
    if (attention + held + inbox === 0) return;
    this.log.warn({ attention, held, inbox }, `leads are waiting for a person (${commandOf("leads")} list)`);
  }

  private async workOnce(): Promise<void> {
    await this.store.verify();
    await this.runDue();
    await this.tidy();
    await this.remind();
  }
}
