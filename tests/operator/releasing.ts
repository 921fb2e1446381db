// Releases, rollbacks, and processes that are killed while one is made or shown.
import { setTimeout as sleep } from "node:timers/promises";
import type { StartedProcess } from "../fixtures/startProcess";
import { step, type Line } from "./act";
import { ended, killAll, type Installation } from "./installation";
import { comesToSee, markSeen, whileVisited } from "./visitor";

const RELEASES = 30;
const KILLS = 10;
const SWITCHES = 5;

const PUBLISH = ["--import", "tsx", "tests/operator/publish.ts"];

async function publish(site: Installation, mark: string): Promise<void> {
  const { code, output } = await site.run(process.execPath, [...PUBLISH, mark]);
  if (code !== 0) throw new Error(`publishing failed: ${output}`);
}

async function manyReleases(site: Installation): Promise<[boolean, string]> {
  const waits: number[] = [];
  const [isRight, told] = await whileVisited(site, async () => {
    for (let n = 1; n <= RELEASES; n++) {
      await publish(site, `release-${n}`);
      const publishedMs = performance.now();
      if (!(await comesToSee(site, `release-${n}`))) throw new Error(`release ${n} was never seen`);
      waits.push((performance.now() - publishedMs) / 1000);
    }
  });
  return [isRight, `${told}; each seen ${Math.max(...waits).toFixed(1)} s after it was published, or sooner`];
}

async function publishKilled(site: Installation): Promise<[boolean, string]> {
  const before = await markSeen(site);
  const faults: string[] = [];
  const [isRight, told] = await whileVisited(site, async () => {
    for (let n = 1; n <= KILLS; n++) {
      const mark = `killed-${n}`;
      const publishing = site.spawn(process.execPath, [...PUBLISH, mark]);
      const end = ended(publishing);
      await sleep(1000 + 250 * n);
      killAll(publishing);
      await end;
      await sleep(1500);
      // Killed after it was done, it may be the one that is seen.
      const now = await markSeen(site);
      if (now !== before && !now.startsWith("killed-")) faults.push(now);
    }
  });
  await publish(site, "after-kills");
  if (!(await comesToSee(site, "after-kills"))) faults.push("the next release is not seen");
  const { output } = await site.tool("releases", "list");
  if (/damaged|cannot|missing|differ/.test(output)) faults.push(output);
  return [isRight && faults.length === 0, [told, ...faults].join("; ")];
}

/** Kills only the process that was started: what it has started must end by itself. */
async function switchKilled(site: Installation, server: StartedProcess): Promise<[boolean, string]> {
  const waits: number[] = [];
  let running = server;
  for (let n = 1; n <= SWITCHES; n++) {
    const mark = `switch-${n}`;
    await publish(site, mark);
    await sleep(250 * n);
    await running.stop("SIGKILL");
    const killedMs = performance.now();
    running = await site.serve();
    if (!(await comesToSee(site, mark))) return [false, `after kill ${n}, a visitor sees ${await markSeen(site)}`];
    waits.push((performance.now() - killedMs) / 1000);
  }
  await running.stop();
  return [true, `the new release each time, ${Math.max(...waits).toFixed(1)} s after the kill at most`];
}

async function back(site: Installation): Promise<[boolean, string]> {
  await publish(site, "good");
  await comesToSee(site, "good");
  await publish(site, "bad");
  await comesToSee(site, "bad");
  const { code } = await site.tool("releases", "back");
  const isSeen = await comesToSee(site, "good");
  return [code === 0 && isSeen, isSeen ? "the release before" : await markSeen(site)];
}

export async function releasing(site: Installation): Promise<Line[]> {
  const server = await site.serve();
  return [
    await step(`${RELEASES} releases while people visit`, () => manyReleases(site)),
    await step("rollback to the release before", () => back(site)),
    await step(`kill -9 at ${KILLS} moments of publishing`, () => publishKilled(site)),
    await step(`kill -9 at ${SWITCHES} moments of a switch`, () => switchKilled(site, server)),
  ];
}
