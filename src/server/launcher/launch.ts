// Runs the server of the current release, and hands over to that of each later one: the new one listens before the old
// one shows anything else or stops, on the same port. Whatever fails before that leaves the old one as it was.
import type { Address } from "node:cluster";
import { resolve } from "node:path";
import { requireRelease, listReleases, releaseFolder, wantedRelease } from "../release/releases";
import { reasonOf } from "../../platform/reasonOf";
import { say, browserAddress } from "../terminal/say";
import { stopOnSignals } from "../stopOnSignals";
import { ReleaseServer, StartError } from "./ReleaseServer";

/**
 * The descriptor of the socket that systemd has passed to this process (sd_listen_fds): while the server restarts,
 * visitors wait instead of being refused.
 */
function heldSocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number | undefined {
  return LISTEN_FDS === "1" && LISTEN_PID === String(process.pid) ? 3 : undefined;
}

const LOOK_EVERY_MS = 1000;

/** How long to wait before trying a release again that could not be shown: starting one takes a while. */
const RETRY_AFTER_MS = 5000;

export class NoRelease extends Error {}

interface Refused {
  release: string;
  reason: string;
  retryAt: number;
}

const refused = (release: string, error: unknown): Refused => ({
  release,
  reason: reasonOf(error),
  retryAt: Date.now() + RETRY_AFTER_MS,
});

class Launcher {
  private failed: Refused | undefined;
  private looking: NodeJS.Timeout | undefined;
  private readonly retiring = new Set<ReleaseServer>();

  private constructor(
    private readonly dist: string,
    private readonly socket: number | undefined,
    private shown: ReleaseServer,
  ) {}

  /** Shows the wanted release or, if that one cannot be shown, the newest one that can. */
  static async begin(dist: string, socket: number | undefined): Promise<{ launcher: Launcher; address: Address }> {
    const wanted = wantedRelease(dist) ?? listReleases(dist)[0] ?? requireRelease(dist);
    let failed: Refused | undefined;
    for (const release of [wanted, ...listReleases(dist).filter((id) => id !== wanted)]) {
      try {
        const server = await ReleaseServer.start({ dist, release, socket, hasDuty: true });
        const address = await server.listen();
        const launcher = new Launcher(dist, socket, server);
        launcher.failed = failed;
        return { launcher, address };
      } catch (error) {
        if (error instanceof StartError && !error.isOfRelease) throw error;
        failed ??= refused(release, error);
        say(`release ${release} cannot be shown`, { release, reason: reasonOf(error) }, "error");
      }
    }
    throw new NoRelease(`None of the releases in ${dist} can be shown. ${wanted}: ${failed?.reason}`);
  }

  get release(): string {
    return this.shown.release;
  }

  follow(): void {
    this.note();
    this.lookAgain();
  }

  async stop(): Promise<number> {
    clearTimeout(this.looking);
    return Math.max(...(await Promise.all([this.shown, ...this.retiring].map((server) => server.end()))));
  }

  private lookAgain(): void {
    this.looking = setTimeout(() => void this.look().then(() => this.lookAgain()), LOOK_EVERY_MS);
  }

  private async look(): Promise<void> {
    const wanted = wantedRelease(this.dist);
    if (this.failed && wanted !== this.failed.release) {
      this.failed = undefined;
      this.note();
    }
    if (wanted !== undefined && wanted !== this.release && Date.now() >= (this.failed?.retryAt ?? 0))
      await this.tryRelease(wanted);
    if (!this.shown.isDead) return;
    say("the server has ended unexpectedly", {}, "error");
    process.exit(1);
  }

  /** A failure is reported once, then tried again until it, another release, or a rollback can be shown. */
  private async tryRelease(release: string): Promise<void> {
    this.note(release);
    try {
      await this.handOver(release);
      this.failed = undefined;
    } catch (error) {
      const before = this.failed;
      this.failed = refused(release, error);
      const facts = { release, reason: this.failed.reason };
      if (!before) say("a release cannot be shown: the one before it stays", facts, "error");
    }
    this.note();
  }

  private async handOver(release: string): Promise<void> {
    const { dist, socket, shown: before } = this;
    const next = await ReleaseServer.start({ dist, release, socket, hasDuty: false });
    // Also those that retire: whoever has kept a connection must not go back in time.
    const former = [...this.retiring, before];
    await Promise.all(former.map((server) => server.prepare(resolve(releaseFolder(dist, release)))));
    await next.listen();
    this.shown = next;
    this.retiring.add(before);
    say("a new release is shown", { release });
    for (const server of former) void this.retire(server);
  }

  private async retire(server: ReleaseServer): Promise<void> {
    await server.retire();
    this.retiring.delete(server);
    if (this.retiring.size === 0) this.shown.order({ order: "duty" });
  }

  private note(wanted = this.failed?.release ?? this.release): void {
    const reason = this.failed && { reason: this.failed.reason };
    for (const server of [this.shown, ...this.retiring]) server.order({ order: "note", wanted, ...reason });
  }
}

/**
 * Serves the releases in `dist` until stopped.
 * @throws an error meant for the person who started it
 */
export async function launch(env: NodeJS.ProcessEnv, dist: string): Promise<void> {
  const { launcher, address } = await Launcher.begin(dist, heldSocket(env));
  stopOnSignals(launcher);
  launcher.follow();
  say(`The site is served at ${browserAddress(address)}`, { release: launcher.release });
}
