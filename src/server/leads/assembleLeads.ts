import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Health } from "../http/healthRoutes";
import { commandOf } from "../config/installation";
import { CRM_NEEDS } from "../crm/readCrm";
import { openWhenPossible, type ReconnectingDatabase } from "../database/openWhenPossible";
import { MINUTE_MS } from "../durations";
import { ALONE, type Duty } from "../duty";
import { Delivery } from "./delivery/Delivery";
import { DailyBackup } from "./backup/DailyBackup";
import { CircuitBreaker } from "./delivery/CircuitBreaker";
import { LookupNotice } from "./delivery/LookupNotice";
import type { Pause } from "./delivery/pause";
import { PollingLoop } from "./delivery/PollingLoop";
import { Worker } from "./delivery/Worker";
import { registerActionRoute } from "./actions/actionRoute";
import { recordCrm } from "./crmPresence";
import type { LeadRuntime, LeadLog } from "./leadRuntime";
import { healthCheck } from "./health";
import { registerContactRoute } from "./intake/contactRoute";
import type { FormContent } from "./intake/formContent";
import { Intake } from "./intake/Intake";
import { PostLimits } from "./intake/PostLimits";
import { postReader } from "./intake/readPost";
import type { LeadSettings } from "./leadSettings";
import { NotificationStore } from "./store/NotificationStore";
import { LeadStore } from "./store/LeadStore";
import { SharedStore } from "./store/SharedStore";
import { StoreKeys } from "./StoreKeys";
import { createTargets } from "./targets/createTargets";
import { targetQueues } from "./targets/targetQueues";
import type { TargetQueue } from "./targets/TargetQueue";

export interface Leads {
  /** Adds `POST /api/contacts` and starts the worker. */
  register(app: FastifyInstance): void;
  /** Facts for `/api/health`, free of personal data. Rejects when leads cannot be stored. */
  health(): Promise<Health>;
  close(): Promise<void>;
  /** The store, for others that keep something in it; it closes together with the leads. */
  database: ReconnectingDatabase;
}

/** For tests. */
export interface LeadParts extends Leads {
  intake: Intake;
  store: LeadStore;
  worker: Worker;
  breaker: CircuitBreaker;
  queues: readonly TargetQueue[];
}

const BACKUP_CHECK_MS = MINUTE_MS;
// Long enough for one CRM call; anything still running then is aborted and looked up later.
const CLOSE_GRACE_MS = 10_000;

/** Forwards to the application's log once there is one. */
function relay(): { log: LeadLog; connect(log: LeadLog): void } {
  let target: LeadLog | undefined;
  return {
    log: {
      info: (facts, message) => target?.info(facts, message),
      warn: (facts, message) => target?.warn(facts, message),
      error: (facts, message) => target?.error(facts, message),
    },
    connect: (log) => (target = log),
  };
}

/** Logs at startup where leads go, and warns when nobody would be notified. */
function announceTargets({ crm, targets }: LeadSettings, store: ReconnectingDatabase["kind"], log: LeadLog): void {
  const facts = {
    store,
    crm: crm ? "configured" : "none",
    mail: targets.mail?.recipients.length ?? 0,
    webhook: targets.webhook ? "configured" : "none",
  };
  if (crm) return log.info(facts, "leads go to the CRM");
  if (targets.mail || targets.webhook)
    return log.info(facts, "no CRM is configured: leads stay here, and staff are notified");
  log.warn(
    facts,
    `no CRM is configured and nobody is notified: set ${CRM_NEEDS}, SMTP_URL with NOTIFY_EMAIL, or WEBHOOK_URL (${commandOf("leads")} list)`,
  );
}

/** Assembles the lead server from checked settings and the given runtime. */
export async function assembleLeads(
  settings: LeadSettings,
  form: FormContent,
  runtime: LeadRuntime,
  duty: Duty = ALONE,
): Promise<LeadParts> {
  const { log, connect } = relay();
  const keys = new StoreKeys(settings.actionSecrets);
  const targets = createTargets(settings, form, () => keys.actions[0], runtime);
  const database = await openWhenPossible(settings.database, {
    tell: (level, message) => log[level]({}, message),
    retryMs: runtime.pollMs,
    duty,
    async prepare(opened) {
      const values = new SharedStore(opened);
      await keys.read(values);
      await recordCrm(values, settings.crm !== undefined);
      for (const { name } of targets) await new NotificationStore(opened).meet(name, runtime.now());
    },
  });
  const store = new LeadStore(database);
  const shared = new SharedStore(database);
  const owner = randomUUID();
  const limits = new PostLimits(settings.limits, {
    shared: database.kind === "postgres" ? shared : undefined,
    sourceKey: () => keys.source,
    now: runtime.now,
    monotonicNow: runtime.monotonicNow,
  });
  const announce = (pause: Pause | undefined) =>
    pause ? log.error({ pause: pause.kind, code: pause.code }, "delivery paused") : log.info({}, "delivery resumed");
  const breaker = new CircuitBreaker(shared, runtime.now, runtime.leaseMs, announce);
  const crm = settings.crm?.(shared, runtime);
  const lookupNotice = new LookupNotice(shared);
  const delivery = crm && new Delivery(owner, crm, store, lookupNotice, breaker, runtime, log);
  const intake = new Intake(store, delivery, owner, runtime, log);
  const notifications = new NotificationStore(database);
  const queues = targetQueues(targets, {
    store: notifications,
    shared,
    owner,
    runtime,
    log,
    heldDays: settings.heldDays,
  });
  const abandoned = () => notifications.abandoned(queues.flatMap(({ staff }) => staff));
  const worker = new Worker(store, shared, settings.heldDays, delivery, abandoned, runtime, log);
  const backup = settings.backup && new DailyBackup(database, settings.backup, runtime.now, log);
  const backups = backup && new PollingLoop(() => backup.run(), BACKUP_CHECK_MS, log);

  async function close(): Promise<void> {
    const stopped = [worker.stop(), backups?.stop(), ...queues.map((queue) => queue.stop(CLOSE_GRACE_MS))];
    await delivery?.stop(CLOSE_GRACE_MS);
    await Promise.all(stopped);
    await store.close();
  }

  return {
    database,
    intake,
    store,
    worker,
    breaker,
    queues,
    register(app) {
      connect(app.log);
      registerContactRoute(app, {
        intake,
        readPost: postReader(form.countries),
        form,
        limits,
        siteOrigin: settings.siteOrigin,
        log,
      });
      registerActionRoute(app, {
        database,
        keys: () => keys.actions,
        recipients: settings.targets.mail?.recipients ?? [],
        crmConfigured: settings.crm !== undefined,
        breaker,
        form,
        log,
        now: runtime.now,
        monotonicNow: runtime.monotonicNow,
      });
      app.addHook("onReady", async () => {
        if (database.problem)
          log.error({ reason: database.problem.message }, "leads cannot be accepted: the store cannot be opened yet");
        announceTargets(settings, database.kind, log);
        if (form.details.length > 0 && crm?.missingForDetails)
          log.warn(
            {},
            `the form asks for more than the CRM gets: set ${crm.missingForDetails} for ${form.details.join(", ")}, page, and analysis`,
          );
        void duty.begins.then(() => {
          worker.start();
          backups?.start();
          for (const queue of queues) queue.start();
        });
      });
    },
    health: healthCheck({
      database,
      store,
      breaker,
      lookupNotice,
      abandoned,
      queues,
      backupFails: async () => (await backup?.fails()) ?? false,
      crmConfigured: settings.crm !== undefined,
      now: runtime.now,
    }),
    close,
  };
}
