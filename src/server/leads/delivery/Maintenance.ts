// What has to be done from time to time: the digest, erasing, and reminders of leads that need a person.
import type { Database } from "../../database/database";
import { commandOf } from "../../config/installation";
import { DAY_MS, dayOf, HOUR_MS } from "../../durations";
import { GIVE_UP_AFTER_MS, HELD_NOTICE_DAYS } from "../lead";
import { REASONS } from "../../http/healthReasons";
import type { LeadLog, LeadRuntime } from "../leadRuntime";
import type { JobStore } from "../store/JobStore";
import type { Figures } from "../store/figures";
import type { Waiting } from "../store/Waiting";
import { eraseOld } from "../store/eraseOld";
import type { SharedStore } from "../store/SharedStore";
import { PollingLoop, type StoreProblem } from "./PollingLoop";

/** The digest goes out at noon UTC: morning in Florida. */
const DIGEST_HOUR = 12;

/** Why jobs are given up that wait for what is not set any more. */
const NOT_SET = { code: "NOT_SET", message: "" };

interface WorkerParts {
  waiting: Waiting;
  jobs: JobStore;
  shared: SharedStore;
  database: Database;
  hasCrm: boolean;
  figures(): Promise<Figures>;
  runtime: LeadRuntime;
  trouble: StoreProblem;
  log: LeadLog;
}

export class Maintenance {
  private readonly loop: PollingLoop;
  private tidiedAtMs = -Infinity;
  private remindedAtMs = -Infinity;
  private digestOf = "";

  constructor(private readonly parts: WorkerParts) {
    this.loop = new PollingLoop(() => this.workOnce(), parts.runtime.pollMs, parts.trouble);
  }

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Erases personal data past its retention; at most once an hour. */
  async tidy(): Promise<void> {
    const { jobs, figures, shared, database, runtime, log } = this.parts;
    const nowMs = runtime.now();
    if (nowMs - this.tidiedAtMs < HOUR_MS) return;
    this.tidiedAtMs = nowMs;
    await shared.forget(nowMs);
    await jobs.forget(nowMs - GIVE_UP_AFTER_MS);
    for (const destination of (await figures()).unset)
      await jobs.giveUp(destination, nowMs - GIVE_UP_AFTER_MS, NOT_SET, nowMs);
    const { old, expired } = await eraseOld(database, nowMs);
    if (old > 0) log.info({ leads: old }, "personal data of old leads erased");
    if (expired > 0) log.warn({ leads: expired }, "held leads expired without a decision");
  }

  /** Queues the day's digest, once it is due and there may be something to say. */
  async planDigest(): Promise<void> {
    const { jobs, waiting, runtime } = this.parts;
    const nowMs = runtime.now();
    const day = dayOf(nowMs);
    const dueAt = new Date(nowMs).setUTCHours(DIGEST_HOUR, 0, 0, 0);
    if (this.digestOf === day || nowMs < dueAt) return;
    // Anything newer has already been announced on its own.
    await jobs.endDigests(day, nowMs);
    if (await waiting.isAny(dueAt)) await jobs.enqueueDigest(day, nowMs);
    this.digestOf = day;
  }

  /** Logs, at startup and once a day, how many leads need a decision, and what staff were not told. */
  async remind(): Promise<void> {
    const { figures, hasCrm, runtime, log } = this.parts;
    const nowMs = runtime.now();
    if (nowMs - this.remindedAtMs < DAY_MS) return;
    const { attention, held, stored, waiting, expiring, unset, discarded } = await figures();
    this.remindedAtMs = nowMs;
    // Without a CRM nothing else drains the queue.
    const inbox = hasCrm ? stored : stored + waiting;
    if (expiring > 0)
      log.warn(
        { leads: expiring, days: HELD_NOTICE_DAYS },
        `held leads expire soon (${commandOf("leads")} list --state held)`,
      );
    if (unset.length > 0) log.warn({ destinations: unset }, REASONS.unset);
    if (discarded > 0)
      log.warn(
        { notifications: discarded },
        `${REASONS.silent}: once the cause is fixed, ${commandOf("leads")} retry --all sends them again`,
      );
    if (attention + held + inbox === 0) return;
    log.warn({ attention, held, inbox }, `leads are waiting for a person (${commandOf("leads")} list)`);
  }

  private async workOnce(): Promise<void> {
    await this.planDigest();
    await this.tidy();
    await this.remind();
  }
}
