import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Health } from "../http/healthRoutes";
import { commandOf } from "../config/installation";
import { CRM_NEEDS } from "../crm/readCrm";
import { DETAILS_FIELDS } from "../../contact/fields/contactFields";
import { openWhenPossible, type ReconnectingDatabase } from "../database/openWhenPossible";
import { MINUTE_MS } from "../durations";
import { ALONE, type Duty } from "../duty";
import { StaffLinks } from "./actions/actionLinks";
import { registerActionRoute } from "./actions/actionRoute";
import { Alarms } from "./alarms";
import { DailyBackup } from "./backup/DailyBackup";
import { savedCopies } from "../database/sqliteFiles";
import { createLanes } from "./delivery/createLanes";
import { CircuitBreaker } from "./delivery/CircuitBreaker";
import { CRM } from "../database/rows";
import type { Lane } from "./delivery/Lane";
import { LookupNotice } from "./targets/LookupNotice";
import { PollingLoop } from "./delivery/PollingLoop";
import { StoreClock } from "./delivery/StoreClock";
import { StoreTrouble } from "./delivery/StoreTrouble";
import { Worker } from "./delivery/Worker";
import type { LeadRuntime, LeadLog } from "./leadRuntime";
import { healthCheck } from "./health";
import { registerContactRoute } from "./intake/contactRoute";
import type { FormContent } from "./intake/formContent";
import { Intake } from "./intake/Intake";
import { PostLimits } from "./intake/PostLimits";
import { PostWatch } from "./intake/PostWatch";
import { postReader } from "./intake/readPost";
import type { LeadSettings } from "./leadSettings";
import { copyCount } from "./store/copyCount";
import { recordDestinations } from "./store/destinations";
import { JobStore } from "./store/JobStore";
import { LeadStore } from "./store/LeadStore";
import { Retention } from "./store/Retention";
import { HEARTBEAT_MS, Servers } from "./store/Servers";
import { SharedStore } from "./store/SharedStore";
import { StoreKeys } from "./StoreKeys";
import { CrmTarget } from "./targets/crmTarget";
import { createTargets, TARGET_NEEDS, targetCounts } from "./targets/kinds";
import type { Target } from "./targets/target";

export interface Leads {
  /** Adds the form's and the email links' routes. Once the server is ready, the heart starts; on duty, the queues do. */
  register(app: FastifyInstance): void;
  /** Facts for `/api/health`, free of personal data. Rejects when leads cannot be stored. */
  health(): Promise<Health>;
  close(): Promise<void>;
  /** The store; it closes together with the leads. */
  database: ReconnectingDatabase;
}

/** For tests. */
export interface LeadParts extends Leads {
  intake: Intake;
  store: LeadStore;
  worker: Worker;
  breaker: CircuitBreaker;
  /** The CRM's queue. */
  crmLane: Lane | undefined;
  /** The queues of all targets but the CRM. */
  queues: readonly Lane[];
  /** What every process does all the time: it verifies the store, says that it is alive, and raises alarms. */
  pulse(): Promise<void>;
}

const BACKUP_CHECK_MS = MINUTE_MS;
// Long enough for one CRM call; anything still running then is aborted and looked up later.
const CLOSE_GRACE_MS = 10_000;

/** Forwards to the application's log, once there is one also what was said before. */
function relay(): { log: LeadLog; connect(log: LeadLog): void } {
  const early: ((log: LeadLog) => void)[] = [];
  let target: LeadLog | undefined;
  const to = (level: keyof LeadLog) => (facts: object, message: string) =>
    target ? target[level](facts, message) : void early.push((log) => log[level](facts, message));
  return {
    log: { info: to("info"), warn: to("warn"), error: to("error") },
    connect(log) {
      target = log;
      for (const say of early.splice(0)) say(log);
    },
  };
}

/** Logs at startup where leads go, and warns when nobody would be notified. */
function announceTargets(hasCrm: boolean, targets: readonly Target[], store: string, log: LeadLog): void {
  const facts = { store, crm: hasCrm ? "configured" : "none", ...targetCounts(targets) };
  if (hasCrm) return log.info(facts, "leads go to the CRM");
  if (targets.length > 0) return log.info(facts, "no CRM is configured: leads stay here, and staff are notified");
  log.warn(
    facts,
    `no CRM is configured and nobody is notified: set ${[CRM_NEEDS, ...TARGET_NEEDS].join(", or ")} (${commandOf("leads")} list)`,
  );
}

/** Assembles the lead server from checked settings and the given runtime. */
export async function assembleLeads(
  settings: LeadSettings,
  form: FormContent,
  ownRuntime: LeadRuntime,
  duty: Duty = ALONE,
): Promise<LeadParts> {
  const { log, connect } = relay();
  const clock = new StoreClock(ownRuntime);
  const runtime = { ...ownRuntime, now: clock.now };
  const hasCrm = settings.crm !== undefined;
  const startedAtMs = ownRuntime.monotonicNow();
  const startedAt = () => clock.now() - (ownRuntime.monotonicNow() - startedAtMs);
  const keys = new StoreKeys(settings.actionSecrets);
  const links = new StaffLinks(
    () => settings.siteOrigin ?? form.siteUrl,
    () => keys.actions[0],
    clock.now,
  );
  const targets = createTargets(settings.targets, {
    ...{ form, crmConfigured: hasCrm, links, runtime: ownRuntime },
    copies: copyCount(
      () => shared,
      () => keys.source,
      clock.now,
    ),
  });
  const destinations = [...(hasCrm ? [{ name: CRM, events: ["lead" as const] }] : []), ...targets];
  const servers = new Servers(() => database, randomUUID(), clock, log);
  const database: ReconnectingDatabase = await openWhenPossible(settings.database, {
    tell: (level, message) => log[level]({}, message),
    retryMs: runtime.pollMs,
    duty,
    async prepare(opened) {
      await clock.lead(opened);
      // The lock on the file says that no other server is alive, besides processes that are starting with this one.
      if (duty.isHeld && !opened.isShared) await servers.forget(opened, startedAt());
      const values = new SharedStore(opened);
      await keys.read(values);
      await recordDestinations(values, destinations);
    },
  });
  const store = new LeadStore(database, destinations);
  const jobs = new JobStore(database, destinations);
  const shared = new SharedStore(database);
  const limits = new PostLimits(settings.limits, {
    shared: database.isShared ? shared : undefined,
    sourceKey: () => keys.source,
    now: runtime.now,
    monotonicNow: runtime.monotonicNow,
  });
  const watch = new PostWatch(runtime.monotonicNow);
  const lookupNotice = new LookupNotice(shared);
  const crm = settings.crm?.(shared, runtime);
  const crmTarget = crm && new CrmTarget(crm, store, lookupNotice, runtime.maxCalls, log);
  const trouble = new StoreTrouble(log);
  const lanes = createLanes(crmTarget ? [crmTarget, ...targets] : targets, {
    ...{ jobs, servers, shared, runtime, trouble, log },
    heldDays: settings.heldDays,
  });
  const [crmLane, queues] = crmTarget ? [lanes[0], lanes.slice(1)] : [undefined, lanes];
  const breaker = crmLane?.breaker ?? new CircuitBreaker(shared, runtime.now, 0, () => undefined, CRM);
  const intake = new Intake(store, crmLane, servers, runtime, log);
  const abandoned = () => jobs.discarded();
  const saved = () => (database.isShared ? [] : savedCopies(database.place));
  const worker = new Worker({
    ...{ store, jobs, servers, shared, hasCrm, abandoned, runtime, trouble, log },
    heldDays: settings.heldDays,
    retention: new Retention(database, settings.heldDays),
  });
  const alarms = new Alarms(jobs, log);
  async function pulse(): Promise<void> {
    await store.verify();
    await servers.beat();
    await crmLane?.breaker.look();
    for (const lane of lanes) await lane.settle();
    for (const alarm of watch.alarms()) await alarms.raise(alarm, runtime.now());
  }
  const heart = new PollingLoop(pulse, HEARTBEAT_MS / 2, trouble, 2 * HEARTBEAT_MS);
  const backup = settings.backup && new DailyBackup(database, settings.backup, runtime.now, log);
  const backups = backup && new PollingLoop(() => backup.run(), BACKUP_CHECK_MS, trouble);

  async function close(): Promise<void> {
    await Promise.all([worker.stop(), backups?.stop(), ...lanes.map((lane) => lane.stop(CLOSE_GRACE_MS))]);
    await heart.stop();
    await servers.leave().catch(() => undefined);
    await store.close();
  }

  return {
    database,
    intake,
    store,
    worker,
    breaker,
    crmLane,
    queues,
    pulse,
    register(app) {
      connect(app.log);
      registerContactRoute(app, {
        intake,
        readPost: postReader(form.countries),
        form,
        limits,
        watch,
        siteOrigin: settings.siteOrigin,
        log,
      });
      registerActionRoute(app, {
        database,
        keys: () => keys.actions,
        recipients: links.recipients,
        crmConfigured: hasCrm,
        breaker,
        form,
        log,
        now: runtime.now,
        monotonicNow: runtime.monotonicNow,
      });
      app.addHook("onReady", async () => {
        if (database.problem)
          log.error({ reason: database.problem.message }, "leads cannot be accepted: the store cannot be opened yet");
        announceTargets(hasCrm, targets, database.kind, log);
        if (crm?.missingForDetails)
          log.warn(
            {},
            `the forms ask for more than the CRM gets: set ${crm.missingForDetails} for ${DETAILS_FIELDS.join(", ")}, page, and analysis`,
          );
        heart.start();
        void duty.begins.then(() => {
          worker.start();
          backups?.start();
          for (const lane of lanes) lane.start();
        });
      });
    },
    health: healthCheck({
      database,
      store,
      breaker,
      lookupNotice,
      jobs,
      queues,
      alarms: () => [
        ...watch.reasons(),
        ...(saved().length > 0 ? ["leads of a former store lie beside it: look at its .saved copy"] : []),
      ],
      refused: () => watch.sources(),
      backupFails: async () => (await backup?.fails()) ?? false,
      crmConfigured: hasCrm,
      now: runtime.now,
    }),
    close,
  };
}
