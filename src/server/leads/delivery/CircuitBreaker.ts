import type { Failure, Outcome } from "../../crm/outcome";
import type { SharedStore } from "../store/SharedStore";
import { SECOND_MS } from "../../durations";
import { isRunning, OUTAGE_AFTER, pauseAfter, readPause, type Pause } from "./pause";

/**
 * `closed` go ahead · `open` wait · `halfOpen` this one attempt is the probe that decides whether the pause is over.
 */
export type Permission = { kind: "closed" } | { kind: "halfOpen"; pause: Pause } | { kind: "open"; pause: Pause };

/** How long an answer of the store counts: every server asks it once a second. */
const FRESH_MS = 2 * SECOND_MS;

/** Blocks calls to a destination while it is down. All servers share its state through the store. */
export class CircuitBreaker {
  private transientInARow = 0;
  /** When the store last said that nothing is paused. */
  private sawNoneAtMs = -Infinity;
  private readonly key: string;

  constructor(
    private readonly shared: SharedStore,
    private readonly now: () => number,
    /** How long a probe may take before another server may try. */
    private readonly probeMs: number,
    private readonly changed: (pause: Pause | undefined) => void,
    destination: string,
  ) {
    this.key = `pause-${destination}`;
  }

  async pause(): Promise<Pause | undefined> {
    return readPause(await this.look());
  }

  /** Asks the store, so that visitors need not wait for its answer. */
  async look(): Promise<string | undefined> {
    const askedAtMs = this.now();
    const value = await this.shared.read(this.key);
    this.sawNoneAtMs = readPause(value) ? -Infinity : askedAtMs;
    return value;
  }

  /** Whether an attempt may be made while a visitor waits: what another server has just found out may be missing. */
  async askAtOnce(): Promise<Permission> {
    return this.now() - this.sawNoneAtMs < FRESH_MS ? { kind: "closed" } : this.ask();
  }

  async ask(): Promise<Permission> {
    const value = await this.look();
    const pause = readPause(value);
    if (value === undefined || !pause) return { kind: "closed" };
    if (isRunning(pause, this.now())) return { kind: "open", pause };
    const taken = { ...pause, until: this.now() + this.probeMs };
    const mine = await this.shared.swap(this.key, value, JSON.stringify(taken));
    return { kind: mine ? "halfOpen" : "open", pause };
  }

  async returnProbe(pause: Pause): Promise<void> {
    await this.shared.write(this.key, JSON.stringify(pause));
  }

  /** Updates the breaker from an outcome. True when the failure affects all waiting jobs. */
  async record(outcome: Outcome, permission: Permission): Promise<boolean> {
    const transient = outcome.kind === "transient" && !outcome.isAlone;
    this.transientInARow = transient ? this.transientInARow + 1 : 0;
    const probed = permission.kind === "halfOpen" ? permission.pause : undefined;
    const broken = outcome.kind === "systemic" || outcome.kind === "throttled";
    if (broken || (transient && (probed || this.transientInARow >= OUTAGE_AFTER))) {
      await this.trip(outcome, probed);
      return true;
    }
    if (probed) {
      await this.shared.remove(this.key);
      this.changed(undefined);
    }
    return false;
  }

  private async trip(failure: Failure, probed: Pause | undefined): Promise<void> {
    const previous = probed ?? (await this.pause());
    // A flapping network must not shorten or replace a pause the CRM asked for.
    if (
      !probed &&
      previous &&
      previous.kind !== "outage" &&
      failure.kind === "transient" &&
      isRunning(previous, this.now())
    )
      return;
    const pause = pauseAfter(previous, failure, this.now());
    this.sawNoneAtMs = -Infinity;
    await this.shared.write(this.key, JSON.stringify(pause));
    if (previous?.code !== pause.code) this.changed(pause);
  }

  /** Lets the next attempt probe the connection right away. */
  async tryNow(): Promise<void> {
    const pause = await this.pause();
    if (pause) await this.returnProbe({ ...pause, until: this.now() });
  }
}
