// The queue of one destination: its own loop, its own concurrency, its own circuit breaker. A slow one delays only itself.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { failed, type Outcome } from "../../crm/outcome";
import type { Message, Channel } from "../channels/channel";
import { GIVE_UP_AFTER_MS } from "../lead";
import { afterAttempt, logEnd } from "./afterAttempt";
import type { CircuitBreaker, Permission } from "./CircuitBreaker";
import { groupIntoMessages } from "../channels/messageOf";
import { deliveredTo, type JobRow } from "../../database/rows";
import type { Waiting } from "../store/Waiting";
import { OwnJobs, type OwnJobsParts } from "./OwnJobs";
import { OUTAGE_AFTER, wordsForAll } from "./pause";
import { PollingLoop, type StoreProblem } from "./PollingLoop";
import { Semaphore } from "./Semaphore";

/** Attempts that may queue for each concurrent one. */
const QUEUE_PER_CALL = 8;
const MOST_GATHERED = 100;

export interface QueueParts extends OwnJobsParts {
  breaker: CircuitBreaker;
  trouble: StoreProblem;
  waiting: Waiting;
  /** The current message about these jobs; undefined when there is nothing left to say. */
  messageOf(jobs: readonly JobRow[]): Promise<Message | undefined>;
}

/** Keeps no process from ending. */
const pause = (ms: number) => sleep(ms, undefined, { ref: false });

const NOT_MADE = failed("record", "NOT_MADE");

/** What may be logged of an error: its text may quote the message. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** An attempt that a visitor waits for: its message is at hand, and the visitor need not wait for the record of it. */
interface First {
  message: Message;
  tell(outcome: Outcome): void;
}

type Attempt = { kind: "sent"; outcome: Outcome } | { kind: "nothing to send" };

export class DeliveryQueue {
  private readonly loop: PollingLoop;
  private readonly semaphore: Semaphore;
  private readonly attempts = new Map<Promise<unknown>, AbortController>();
  private readonly own: OwnJobs;
  private isStopping = false;
  /** In turns, so that neither new jobs nor old ones wait for the others, and no single job is the only one to probe. */
  private first: "newest" | "longest due" = "longest due";

  constructor(
    readonly channel: Channel,
    private readonly parts: QueueParts,
  ) {
    this.loop = new PollingLoop(async () => void (await this.work()), parts.runtime.pollMs, parts.trouble);
    this.semaphore = new Semaphore(channel.calls ?? channel.atOnce);
    this.own = new OwnJobs(channel, parts);
  }

  get breaker(): CircuitBreaker {
    return this.parts.breaker;
  }

  /** False when a visitor would wait for nothing: the queue of attempts is long, or the server stops. */
  get hasRoom(): boolean {
    return !this.loop.isStopped && this.semaphore.queued < QUEUE_PER_CALL * (this.channel.calls ?? this.channel.atOnce);
  }

  start(): void {
    this.loop.start();
  }

  /** Waits up to `graceMs` for attempts in progress, then aborts them. */
  async stop(graceMs: number): Promise<void> {
    const stopped = this.loop.stop();
    await Promise.race([Promise.allSettled(this.attempts.keys()), pause(graceMs)]);
    this.isStopping = true;
    for (const breakOff of this.attempts.values()) breakOff.abort();
    await Promise.allSettled(this.attempts.keys());
    await stopped;
  }

  settle(): Promise<void> {
    return this.own.settle();
  }

  /** Attempts everything due until nothing is left or the destination is paused. Returns the number of jobs attempted. */
  async work(): Promise<number> {
    await this.parts.servers.beat();
    await this.settle();
    const running = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let count = 0;
    while (failures.length === 0) {
      const isFull = running.size >= this.channel.atOnce;
      const claimed = isFull || this.loop.isStopped ? undefined : await this.claim(this.channel.atOnce - running.size);
      for (const group of claimed?.groups ?? []) {
        count += group.length;
        const attempt = this.attempt(group, claimed?.permission ?? { kind: "closed" })
          .then(
            () => undefined,
            (error: unknown) => void failures.push(error),
          )
          .finally(() => running.delete(attempt));
        running.add(attempt);
      }
      if (!claimed || claimed.groups.length === 0) {
        if (running.size === 0) break;
        // Until an attempt ends, or the time has come to look for new jobs.
        await Promise.race([...running, pause(this.parts.runtime.pollMs)]);
      }
    }
    await Promise.all(running);
    if (failures.length > 0) throw failures[0];
    return count;
  }

  private async claim(most: number): Promise<{ groups: JobRow[][]; permission: Permission } | undefined> {
    const { jobs, servers, breaker, runtime } = this.parts;
    const { name, isGathered } = this.channel;
    this.first = this.first === "newest" ? "longest due" : "newest";
    const limit = isGathered ? MOST_GATHERED : most;
    const due = await jobs.due(name, runtime.now(), this.first, limit, this.own.all);
    if (due.length === 0) return undefined;
    const permission = await breaker.ask();
    if (permission.kind === "open") return undefined;
    const wanted = (isGathered ? groupIntoMessages(due) : due.map((job) => [job])).slice(
      0,
      permission.kind === "halfOpen" ? 1 : most,
    );
    const claim = (group: readonly JobRow[], messageId: string | null) =>
      group.length === 0 ? [] : jobs.claim(group, servers.own, messageId, runtime.now());
    const isAlone = (group: readonly JobRow[]) => group.length === 1 && group[0]?.message_id === null;
    const groups = (await claim(wanted.filter(isAlone).flat(), null)).map((job) => [job]);
    for (const group of wanted.filter((one) => !isAlone(one)))
      groups.push(await claim(group, group[0]?.message_id ?? randomUUID()));
    const claimed = groups.filter((group) => group.length > 0);
    if (claimed.length === 0) await this.unused(permission);
    return { groups: claimed, permission };
  }

  /**
   * Attempts jobs leased to this server, in one message. Settles once the outcome is stored; rejects when the store is
   * down.
   */
  attempt(jobs: readonly JobRow[], permission: Permission, first?: First): Promise<Attempt> {
    const breakOff = new AbortController();
    const attempt = this.semaphore.run(() => this.attemptInTime(jobs, permission, breakOff, first));
    this.attempts.set(attempt, breakOff);
    this.own.take(jobs);
    const forget = () => {
      this.attempts.delete(attempt);
      this.own.leave(jobs);
    };
    attempt.then(forget, forget);
    return attempt;
  }

  private async attemptInTime(
    jobs: readonly JobRow[],
    permission: Permission,
    breakOff: AbortController,
    first?: First,
  ): Promise<Attempt> {
    const { runtime, servers, log } = this.parts;
    const startedAt = runtime.now();
    const message = first?.message ?? (await this.parts.messageOf(jobs));
    const about = message && "leads" in message ? message.leads.map(({ id }) => id) : undefined;
    const news = message ? jobs.filter((job) => about?.includes(job.about) ?? true) : [];
    const change = { state: "cancelled", run_at: null, updated_at: startedAt } as const;
    await this.own.record(jobs.filter((job) => !news.includes(job)).map((job) => ({ job, change })));
    // A process that stood still may have been taken for dead: others have its jobs then.
    await servers.beSure();
    const isOurs =
      news.every(({ updated_at: claimedAt }) => servers.isAliveSince(claimedAt)) ||
      (await this.parts.jobs.areLeased(news));
    if (!message || !isOurs) {
      await this.unused(permission);
      return { kind: "nothing to send" };
    }
    const timer = setTimeout(() => breakOff.abort(), runtime.attemptMs);
    try {
      const notified = jobs[0] ? deliveredTo(jobs[0]) : [];
      // What a channel cannot make of a message is the failure of this one: the others go on.
      const outcome = await this.channel.send(message, breakOff.signal, notified).catch((error: unknown) => {
        log.error({ channel: this.channel.kind, kind: nameOf(error) }, "a message could not be made");
        return NOT_MADE;
      });
      first?.tell(outcome);
      await this.conclude(news, message, outcome, { permission, signal: breakOff.signal, startedAt });
      return { kind: "sent", outcome };
    } finally {
      clearTimeout(timer);
    }
  }

  private async unused(permission: Permission): Promise<void> {
    if (permission.kind === "halfOpen") await this.breaker.returnProbe(permission.pause);
  }

  private async conclude(
    jobs: readonly JobRow[],
    message: Message,
    outcome: Outcome,
    { permission, signal, startedAt }: { permission: Permission; signal: AbortSignal; startedAt: number },
  ): Promise<void> {
    const { runtime, log } = this.parts;
    const nowMs = runtime.now();
    const { leads = [], givenUp } = "leads" in message ? message : {};
    const { kind, code } = outcome;
    const time = { startedAt, nowMs, random: runtime.random() };
    const ends = jobs.map((job) => ({
      job,
      change: afterAttempt(job, outcome, permission.kind === "closed", time),
      crmId: outcome.crmId,
      revision: kind === "delivered" && outcome.isEarlier ? 0 : leads.find(({ id }) => id === job.about)?.revision,
    }));
    for (const { job, change } of ends)
      logEnd(log, this.channel, { job, change, outcome, leads, ms: nowMs - startedAt });
    // A call aborted by our own shutdown says nothing about the destination: other servers share the breaker.
    const isCutOff = this.isStopping && signal.aborted && kind === "transient";
    const [isForAll] = await Promise.all([
      isCutOff ? this.unused(permission) : this.breaker.record(outcome, permission),
      this.own.record(ends),
    ]);
    if (isCutOff) return;
    if (kind === "delivered" && givenUp) await this.parts.waiting.named(givenUp);
    if (permission.kind === "halfOpen" && !isForAll) await this.parts.jobs.wake(this.channel.name, nowMs, OUTAGE_AFTER);
    if (!isForAll || kind === "delivered") return;
    // While the queue is paused, only one job at a time probes: the seven days of the others end with it.
    const failure = { code, message: wordsForAll(outcome) };
    const old = await this.parts.jobs.giveUp(this.channel.name, nowMs - GIVE_UP_AFTER_MS, failure, nowMs);
    if (old > 0)
      log.warn({ channel: this.channel.kind, jobs: old, code }, "jobs that waited seven days need attention");
  }
}
