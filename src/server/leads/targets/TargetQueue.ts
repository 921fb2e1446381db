// Sends pending notifications to the targets of one kind: a queue separate from the CRM's, with its own circuit
// breaker, so that no kind holds up another.
import type { Outcome } from "../../crm/outcome";
import { HOUR_MS, MINUTE_MS } from "../../durations";
import type { CircuitBreaker } from "../delivery/CircuitBreaker";
import { GIVE_UP_AFTER_MS, TOO_FAR_AHEAD_MS } from "../delivery/afterAttempt";
import { PollingLoop } from "../delivery/PollingLoop";
import type { LeadLog, LeadRuntime } from "../leadRuntime";
import { expiringBefore } from "../lead";
import type { NotificationStore } from "../store/NotificationStore";
import { afterTelling } from "./afterTelling";
import type { NotificationRow } from "./notification";
import { waitForIdle } from "./waitForIdle";
import { isStaff, type News, type Target } from "./target";

/** Allows for clock differences: rows another server has just written carry its own time. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** The digest goes out at noon UTC: morning in Florida. */
const DIGEST_HOUR = 12;
/** Leads of each state. */
const IN_DIGEST = 20;
/** Messages in flight at once: as many as a mail server accepts from one client without complaint. */
const AT_ONCE = 5;

interface QueueParts {
  store: NotificationStore;
  breaker: CircuitBreaker;
  owner: string;
  runtime: LeadRuntime;
  log: LeadLog;
  /** Held leads expire after this many days; 0 = never. */
  heldDays: number;
}

const dayOf = (nowMs: number) => new Date(nowMs).toISOString().slice(0, 10);

export class TargetQueue {
  private readonly loop: PollingLoop;
  private readonly breakOff = new AbortController();
  private readonly names: readonly string[];
  private lookedAtMs = -Infinity;
  private lookedAtAllMs = -Infinity;
  private digestOf = "";

  constructor(
    readonly kind: Target["kind"],
    private readonly targets: readonly Target[],
    private readonly parts: QueueParts,
  ) {
    this.names = targets.map(({ name }) => name);
    this.loop = new PollingLoop(() => this.work(), parts.runtime.pollMs, parts.log);
  }

  /** The names of the targets that have to act. */
  get staff(): string[] {
    return this.targets.filter(isStaff).map(({ name }) => name);
  }

  get breaker(): CircuitBreaker {
    return this.parts.breaker;
  }

  start(): void {
    this.loop.start();
  }

  /** Waits up to `graceMs` for messages in progress, then aborts them. */
  async stop(graceMs: number): Promise<void> {
    const timer = setTimeout(() => this.breakOff.abort(), graceMs);
    await this.loop.stop();
    clearTimeout(timer);
  }

  /** Queues what is new and sends everything due, until none is left or the targets are paused. */
  async work(): Promise<void> {
    await this.plan();
    while (!this.loop.isStopped && (await this.tellDue())) await waitForIdle(this.parts.runtime.sleep);
  }

  private async plan(): Promise<void> {
    const { store, runtime } = this.parts;
    const nowMs = runtime.now();
    // Once an hour, check every lead of the past week, whatever the clocks did in the meantime.
    const isWhole = Math.abs(nowMs - this.lookedAtAllMs) >= HOUR_MS;
    const changedMs = isWhole ? 0 : Math.min(nowMs, this.lookedAtMs) - OVERLAP_MS;
    for (const { name, events } of this.targets)
      if (await store.plan(name, events, nowMs - GIVE_UP_AFTER_MS, changedMs, nowMs)) await waitForIdle(runtime.sleep);
    this.lookedAtMs = nowMs;
    if (isWhole) {
      this.lookedAtAllMs = nowMs;
      await store.forget(nowMs - GIVE_UP_AFTER_MS);
      await store.bringForward(nowMs + TOO_FAR_AHEAD_MS, nowMs + runtime.leaseMs);
    }
    await this.planDigest(nowMs);
  }

  private async planDigest(nowMs: number): Promise<void> {
    const day = dayOf(nowMs);
    const dueAt = new Date(nowMs).setUTCHours(DIGEST_HOUR, 0, 0, 0);
    if (this.digestOf === day || nowMs < dueAt) return;
    this.digestOf = day;
    // Anything newer has already been announced individually.
    if (!(await this.parts.store.anyWaiting(dueAt))) return;
    for (const target of this.staff) await this.parts.store.queue(day, target, "digest", nowMs);
  }

  private async tellDue(): Promise<boolean> {
    const { store, breaker, owner, runtime } = this.parts;
    const nowMs = runtime.now();
    const dueAt = await store.nextDueAt(this.names);
    if (dueAt === undefined || dueAt > nowMs) return false;
    const permission = await breaker.ask();
    if (permission.kind === "open") return false;
    const limit = permission.kind === "halfOpen" ? 1 : AT_ONCE;
    const rows = await store.claim(this.names, owner, nowMs, runtime.leaseMs, limit);
    const tries = await Promise.all(rows.map((row) => this.tell(row)));
    await store.finish(tries);
    const outcomes = tries.flatMap(({ outcome }) => outcome ?? []);
    // An abort caused by our own shutdown says nothing about the target.
    const isToLearn = outcomes.length > 0 && !this.breakOff.signal.aborted;
    if (isToLearn) for (const outcome of outcomes) await breaker.learn(outcome, permission);
    else if (permission.kind === "halfOpen") await breaker.giveBack(permission.pause);
    return rows.length > 0;
  }

  /** One attempt and the resulting row change; no outcome when there is nothing left to tell. */
  private async tell(
    row: NotificationRow,
  ): Promise<{ row: NotificationRow; change: Partial<NotificationRow>; outcome?: Outcome }> {
    const { runtime, log } = this.parts;
    const target = this.targets.find(({ name }) => name === row.target);
    const news = await this.newsOf(row);
    if (!target || !news) return { row, change: { state: "skipped", next_at: null, updated_at: runtime.now() } };
    const outcome = await this.send(target, news);
    const change = afterTelling(row, outcome, runtime.now(), runtime.random());
    const facts = { about: row.about, event: row.event, target: this.kind, outcome: outcome.kind, code: outcome.code };
    if (outcome.kind === "delivered") log.info(facts, "notification delivered");
    else log.warn({ ...facts, state: change.state }, "notification not delivered");
    return { row, change, outcome };
  }

  private async send(target: Target, news: News): Promise<Outcome> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.parts.runtime.leaseMs / 2);
    try {
      return await target.send(news, AbortSignal.any([late.signal, this.breakOff.signal]));
    } finally {
      clearTimeout(timer);
    }
  }

  /** The current content of a notification; undefined when there is nothing left to tell. */
  private async newsOf({ about, event, queued_at: at }: NotificationRow): Promise<News | undefined> {
    const { store, heldDays, runtime } = this.parts;
    if (event === "digest") {
      const waiting = await store.waiting(IN_DIGEST, expiringBefore(heldDays, runtime.now()));
      return waiting.leads.length === 0 ? undefined : { event, id: `digest.${about}`, day: about, waiting, at };
    }
    const lead = await store.lead(about);
    if (!lead || lead.redacted_at !== null || lead.state === "closed") return undefined;
    if (event === "lead") return { event, id: about, lead, at };
    if (lead.state !== event) return undefined;
    return { event, id: event === "held" ? `${about}.held` : `${about}.attention.${at}`, lead, at };
  }
}
