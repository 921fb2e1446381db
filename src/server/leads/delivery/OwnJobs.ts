// The jobs of one destination that this server is at, from the claim until their end is in the store.
import { reasonOf } from "../../../platform/reasonOf";
import { SECOND_MS } from "../../durations";
import type { LeadLog, LeadRuntime } from "../leadRuntime";
import type { JobEnd, JobStore } from "../store/JobStore";
import type { Servers } from "../store/Servers";
import type { JobKey, JobRow } from "../../database/rows";

/** A lease this old that nobody works on has been lost. */
const ORPHANED_AFTER_MS = 30 * SECOND_MS;

export interface OwnJobsParts {
  jobs: JobStore;
  servers: Servers;
  runtime: LeadRuntime;
  log: LeadLog;
}

const sameJob = (one: JobKey) => (other: JobKey) => one.about === other.about && one.event === other.event;

export class OwnJobs {
  private underWay: readonly JobRow[] = [];
  /** Attempts whose end the store could not take. */
  private unrecorded: readonly JobEnd[] = [];
  private lookedForOrphansAtMs = -Infinity;

  constructor(
    private readonly channel: { name: string; kind: string },
    private readonly parts: OwnJobsParts,
  ) {}

  /** Those that nobody here may claim again. */
  get all(): readonly JobRow[] {
    return this.underWay;
  }

  take(jobs: readonly JobRow[]): void {
    this.underWay = [...this.underWay, ...jobs];
  }

  /** Lets go of jobs, except those whose end is not in the store yet. */
  leave(jobs: readonly JobRow[]): void {
    const isOpen = (job: JobRow) => this.unrecorded.some((end) => sameJob(job)(end.job));
    this.underWay = this.underWay.filter((job) => isOpen(job) || !jobs.some(sameJob(job)));
  }

  /** Records ends; those the store cannot take now are recorded later, so that nothing is sent again for it. */
  async record(ends: readonly JobEnd[]): Promise<void> {
    if (ends.length === 0) return;
    try {
      await this.parts.jobs.finish(ends);
    } catch (error) {
      this.unrecorded = [...this.unrecorded, ...ends];
      const facts = { reason: reasonOf(error), channel: this.channel.kind };
      this.parts.log.error(facts, "the outcome of an attempt could not be recorded yet");
      if (!ends.every(({ change }) => change.state === "completed")) throw error;
    }
  }

  /** Records what the store could not take before, and frees what this server has leased but does not work on. */
  async settle(): Promise<void> {
    const { servers, jobs, runtime } = this.parts;
    const ends = this.unrecorded;
    if (ends.length > 0) {
      await jobs.finish(ends);
      this.unrecorded = this.unrecorded.filter((end) => !ends.includes(end));
      this.leave(ends.map(({ job }) => job));
    }
    const nowMs = runtime.now();
    if (nowMs - this.lookedForOrphansAtMs <= ORPHANED_AFTER_MS) return;
    await jobs.freeOrphans(this.channel.name, servers.own, this.underWay, nowMs - ORPHANED_AFTER_MS);
    this.lookedForOrphansAtMs = nowMs;
  }
}
