// What the lead server does by itself, besides sending.
import { MINUTE_MS } from "../durations";
import type { PostWatch } from "./PostWatch";
import { DailyBackup } from "./backup/DailyBackup";
import type { DeliveryQueue } from "./delivery/DeliveryQueue";
import { PollingLoop, type StoreProblem } from "./delivery/PollingLoop";
import { Maintenance } from "./delivery/Maintenance";
import type { LeadLog, LeadRuntime } from "./leadRuntime";
import type { LeadSettings } from "./leadSettings";
import type { openStore } from "./openStore";
import { HEARTBEAT_MS } from "./store/Servers";

const BACKUP_CHECK_MS = MINUTE_MS;
/** Long enough for one call of the CRM. */
const CLOSE_GRACE_MS = 10_000;

interface UpkeepParts {
  queues: readonly DeliveryQueue[];
  crmQueue: DeliveryQueue | undefined;
  watch: PostWatch;
  runtime: LeadRuntime;
  trouble: StoreProblem;
  log: LeadLog;
}

export function createUpkeep(
  settings: LeadSettings,
  { database, jobs, waiting, figures, servers, shared }: Awaited<ReturnType<typeof openStore>>,
  { queues, crmQueue, watch, runtime, trouble, log }: UpkeepParts,
) {
  const maintenance = new Maintenance({
    ...{ database, jobs, waiting, figures, shared, runtime, trouble, log },
    hasCrm: crmQueue !== undefined,
  });
  const backup =
    settings.backup === undefined ? undefined : new DailyBackup(database, settings.backup, runtime.now, log);
  const backups = backup && new PollingLoop(() => backup.run(), BACKUP_CHECK_MS, trouble);
  let said: readonly string[] = [];
  /** What the server does all the time: it verifies the store, and says that it is alive. */
  async function pulse(): Promise<void> {
    await database.verify();
    await servers.beat();
    await crmQueue?.breaker.look();
    for (const queue of queues) await queue.settle();
    const reasons = watch.reasons();
    for (const reason of reasons) if (!said.includes(reason)) log.warn({}, reason);
    said = reasons;
  }
  const heart = new PollingLoop(pulse, HEARTBEAT_MS / 2, trouble, 2 * HEARTBEAT_MS);
  /** Starts nothing more; attempts in progress may take a while longer, then they are aborted and looked up later. */
  async function stop(graceMs = CLOSE_GRACE_MS): Promise<void> {
    await Promise.all([maintenance.stop(), backups?.stop(), ...queues.map((queue) => queue.stop(graceMs))]);
  }
  return {
    maintenance,
    pulse,
    backupFails: async () => (await backup?.fails()) ?? false,
    start(): void {
      for (const part of [heart, maintenance, backups, ...queues]) part?.start();
    },
    stop,
    async close(): Promise<void> {
      await stop();
      await heart.stop();
      await servers.leave().catch(() => undefined);
      await database.close();
    },
  };
}
