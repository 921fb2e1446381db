// Runs the server of the current release, and then that of each later one: what handOver.ts says is done here.
import { setInterval } from "node:timers";
import { reasonOf } from "../../platform/reasonOf";
import { listReleases, releaseFolder, requireRelease, wantedRelease } from "../release/releases";
import { readSettings } from "../config/settings";
import { stopOnSignals } from "../stopOnSignals";
import { logLine } from "../terminal/logLine";
import { begin, step } from "./handOver";
import { holdSocket } from "./heldSocket";
import { ReleaseServer } from "./ReleaseServer";
import type { Deed, Event, In, State, Step } from "./states";

/** How often it is asked which release is wanted, who has died, and whose time is over. */
const LOOK_EVERY_MS = 250;

export class NoRelease extends Error {}

/** Does what the machine says, and tells it what happens. Waits for nothing. */
class Launcher {
  private readonly servers = new Map<number, ReleaseServer>();
  private state: State;

  constructor(
    private readonly dist: string,
    private readonly socket: number,
    first: Step,
    private readonly onOver: (state: In<"over">) => void,
  ) {
    this.state = first.state;
    for (const deed of first.deeds) this.do(deed);
  }

  get hasServed(): boolean {
    return this.state.hasServed;
  }

  look(): void {
    for (const server of this.servers.values()) server.look();
    this.take({ kind: "time", wanted: this.wanted() });
  }

  take(event: Event): void {
    if (this.state.phase === "over") return;
    const { state, deeds } = step(this.state, event, performance.now());
    this.state = state;
    for (const deed of deeds) this.do(deed);
    if (state.phase === "over") this.onOver(state);
  }

  private do(deed: Deed): void {
    if (deed.do === "say") return logLine(deed.message, deed.facts, deed.level);
    const { id, release } = deed.server;
    if (deed.do === "order") this.servers.get(id)?.order(deed.order);
    else if (deed.do === "signal") this.servers.get(id)?.signal(deed.signal);
    else {
      const listener = {
        onWord: (word: Extract<Event, { kind: "word" }>["word"]) => this.take({ kind: "word", of: id, word }),
        onDeath: (how: string, code: number) => {
          this.servers.delete(id);
          this.take({ kind: "death", of: id, how, code });
        },
      };
      this.servers.set(id, new ReleaseServer(releaseFolder(this.dist, release), this.socket, listener));
    }
  }

  private wanted(): string | undefined {
    try {
      return wantedRelease(this.dist);
    } catch (error) {
      logLine("the wanted release cannot be read", { reason: reasonOf(error) }, "error");
      return undefined;
    }
  }
}

/**
 * Serves the releases in `dist` until stopped; resolves once visitors can come.
 * @throws an error meant for the person who started it; NoRelease when no release can be shown
 */
export async function launch(env: NodeJS.ProcessEnv, dist: string): Promise<void> {
  const wanted = wantedRelease(dist) ?? listReleases(dist)[0] ?? requireRelease(dist);
  const others = listReleases(dist).filter((id) => id !== wanted);
  const socket = await holdSocket(env, readSettings(env));
  await new Promise<void>((resolve, reject) => {
    let stopped: ((code: number) => void) | undefined;
    const launcher = new Launcher(dist, socket, begin(wanted, others, performance.now()), (state) => {
      clearInterval(looking);
      const { reason, code } = state;
      if (stopped) return stopped(code);
      if (launcher.hasServed) {
        logLine(reason, {}, "error");
        return process.exit(code);
      }
      reject(
        state.isOfReleases
          ? new NoRelease(`None of the releases in ${dist} can be shown. ${reason}`)
          : new Error(reason),
      );
    });
    const looking = setInterval(() => {
      launcher.look();
      if (launcher.hasServed) resolve();
    }, LOOK_EVERY_MS);
    stopOnSignals({
      stop: () =>
        new Promise<number>((done) => {
          stopped = done;
          launcher.take({ kind: "stop" });
        }),
    });
  });
}
