import type { Failure, Outcome } from "../../crm/outcome";
import type { SharedStore } from "../store/SharedStore";
import { OUTAGE_AFTER, pauseAfter, type Pause } from "./pause";

/** `closed` go ahead · `open` wait · `halfOpen` this one try, a probe, tells whether the pause is over. */
export type Permission = { kind: "closed" } | { kind: "halfOpen"; pause: Pause } | { kind: "open"; pause: Pause };

/** Keeps calls from a CRM, or another target, whose connection is broken as a whole. Its state lives in the store: all servers share it. */
export class CircuitBreaker {
  private transientInARow = 0;

  constructor(
    private readonly shared: SharedStore,
    private readonly now: () => number,
    /** How long a probe may take before another server may try. */
    private readonly probeMs: number,
    private readonly changed: (pause: Pause | undefined) => void,
    /** Names its state in the store: each target has a pause of its own. */
    private readonly key = "pause",
  ) {}

  async pause(): Promise<Pause | undefined> {
    const value = await this.shared.read(this.key);
    return value === undefined ? undefined : (JSON.parse(value) as Pause);
  }

  async ask(): Promise<Permission> {
    const value = await this.shared.read(this.key);
    if (value === undefined) return { kind: "closed" };
    const pause = JSON.parse(value) as Pause;
    if (pause.until > this.now()) return { kind: "open", pause };
    const taken = { ...pause, until: this.now() + this.probeMs };
    const mine = await this.shared.swap(this.key, value, JSON.stringify(taken));
    return { kind: mine ? "halfOpen" : "open", pause };
  }

  /** Gives an unused probe back. */
  async giveBack(pause: Pause): Promise<void> {
    await this.shared.write(this.key, JSON.stringify(pause));
  }

  /** Learns from a try what it says about the connection. True when its failure is one of all leads that wait. */
  async learn(outcome: Outcome, permission: Permission): Promise<boolean> {
    const transient = outcome.kind === "transient";
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
    // A flapping network does not shorten or replace a pause that the CRM has asked for.
    if (
      !probed &&
      previous &&
      previous.kind !== "outage" &&
      failure.kind === "transient" &&
      previous.until > this.now()
    )
      return;
    const pause = pauseAfter(previous, failure, this.now());
    await this.shared.write(this.key, JSON.stringify(pause));
    if (previous?.code !== pause.code) this.changed(pause);
  }

  /** Lets the next try find out at once whether the connection works again. */
  async tryNow(): Promise<void> {
    const pause = await this.pause();
    if (pause) await this.giveBack({ ...pause, until: this.now() });
  }
}
