// Runs the server of the current release, and hands over to that of each later one: the new one listens before the old
// one stops, on the same port.
import { resolve } from "node:path";
import { faultOf } from "../../build/release/manifest";
import { demandRelease, listReleases, releaseFolder, wantedRelease } from "../../build/release/releases";
import { storeRefusal } from "../../build/release/tryRelease";
import { reasonOf } from "../../platform/reasonOf";
import { say } from "../terminal/say";
import { browserAddress } from "../http/browserAddress";
import { stopOnSignals } from "../stopOnSignals";
import { Generation, StartError } from "./Generation";
import { gatherFigures } from "./gatherFigures";
import { heldSocket } from "./heldSocket";
import { readProcesses } from "./processes";

/** How often to check for a new release, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** How long to wait before trying a release again that could not be shown: starting one takes a while. */
const RETRY_AFTER_MS = 5000;

/** No release can be shown; a build may help. */
export class NoRelease extends Error {}

/** Starts the wanted release or, if that one cannot be shown, the newest one that can. */
async function startBest(wanted: string, dist: string, start: (release: string) => Promise<Generation>) {
  const others = listReleases(dist).filter((id) => id !== wanted && storeRefusal(dist, id, wanted) === undefined);
  const reasons: string[] = [];
  for (const release of [wanted, ...others]) {
    try {
      const generation = await start(release);
      return { generation, address: await generation.listen(), reason: reasons[0] };
    } catch (error) {
      if (error instanceof StartError && !error.isOfRelease) throw error;
      reasons.push(reasonOf(error));
      say(`release ${release} cannot be shown`, { release, reason: reasonOf(error) }, "error");
    }
  }
  throw new NoRelease(`None of the releases in ${dist} can be shown. ${wanted}: ${reasons[0]}`);
}

/**
 * Serves the releases in `dist` until stopped.
 * @throws an error meant for the person who started it
 */
export async function launch(env: NodeJS.ProcessEnv, dist: string): Promise<void> {
  const processes = readProcesses(env);
  const socket = heldSocket(env);
  const start = async (release: string, hasDuty: boolean) => {
    // Its server reads the contents, unless a power cut has emptied that, too.
    const fault = faultOf(releaseFolder(dist, release), "sizes");
    if (fault !== undefined) throw new StartError(fault, true);
    return Generation.start({ dist, release, socket }, processes, hasDuty);
  };
  const wantedFirst = wantedRelease(dist) ?? listReleases(dist)[0] ?? demandRelease(dist);
  const { generation, address, reason } = await startBest(wantedFirst, dist, (release) => start(release, true));

  let shown = generation;
  /** All that have not ended yet, in the order in which they started. */
  const generations = [generation];
  let failed =
    reason === undefined ? undefined : { release: wantedFirst, reason, retryAt: Date.now() + RETRY_AFTER_MS };
  /** The process that does what one process has to do. */
  let onDuty = generation.workers[0];
  let looking: NodeJS.Timeout | undefined;

  function giveDuty(): void {
    if (onDuty && !onDuty.isDead()) return;
    onDuty = shown.workers.find((worker) => worker.isConnected());
    onDuty?.send({ order: "duty" });
  }

  function note(wanted = failed?.release ?? shown.release): void {
    for (const one of generations) one.order({ order: "note", wanted, ...(failed && { reason: failed.reason }) });
  }

  async function retire(old: Generation): Promise<void> {
    await old.retire();
    generations.splice(generations.indexOf(old), 1);
    giveDuty();
  }

  async function handOver(release: string): Promise<void> {
    const before = shown;
    // Its server could not work beside the new one: visitors wait.
    const mustEndFirst = storeRefusal(dist, before.release, release) !== undefined;
    if (mustEndFirst) await retire(before);
    const next = await start(release, mustEndFirst);
    // Also those that retire: whoever has kept a connection must not go back in time.
    await Promise.all(generations.map((one) => one.show(resolve(releaseFolder(dist, release)))));
    await next.listen();
    shown = next;
    generations.push(next);
    if (mustEndFirst) onDuty = next.workers[0];
    say("a new release is shown", { release });
    if (!mustEndFirst) void retire(before);
  }

  async function look(): Promise<void> {
    const wanted = wantedRelease(dist);
    if (failed && wanted !== failed.release) {
      failed = undefined;
      note();
    }
    if (wanted !== undefined && wanted !== shown.release && Date.now() >= (failed?.retryAt ?? 0)) {
      note(wanted);
      try {
        await handOver(wanted);
        failed = undefined;
      } catch (error) {
        // Reported once, then tried again until it, another release, or a rollback can be shown.
        const [facts, text] = [
          { release: wanted, reason: reasonOf(error) },
          "a release cannot be shown: the one before it stays",
        ];
        if (!failed) say(text, facts, "error");
        failed = { ...facts, retryAt: Date.now() + RETRY_AFTER_MS };
      }
      note();
    }
    if (shown.workers.every((worker) => worker.isDead())) {
      say("the server has ended unexpectedly", {}, "error");
      process.exit(1);
    }
    const crashed = shown.replaceCrashed();
    if (crashed > 0) say("processes have crashed and are replaced", { crashed }, "error");
    giveDuty();
    lookAgain();
  }

  function lookAgain(): void {
    looking = setTimeout(() => void look(), LOOK_EVERY_MS);
  }

  gatherFigures();
  note();
  lookAgain();
  stopOnSignals({
    async stop() {
      clearTimeout(looking);
      return Math.max(...(await Promise.all(generations.map((one) => one.end("SIGTERM")))));
    },
  });
  say(`The site is served at ${browserAddress(address)}`, { release: shown.release });
}
