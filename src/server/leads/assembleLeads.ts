import type { FastifyInstance } from "fastify";
import { DETAILS_FIELDS } from "../../contact/fields/contactFields";
import type { ReconnectingDatabase } from "../database/openWhenPossible";
import { CRM } from "../database/rows";
import { ALONE, type Duty } from "../duty";
import type { Health } from "../http/healthRoutes";
import { StaffLinks } from "./actions/actionLinks";
import { registerActionRoute } from "./actions/actionRoute";
import { CircuitBreaker } from "./delivery/CircuitBreaker";
import { createLanes } from "./delivery/createLanes";
import type { Lane } from "./delivery/Lane";
import { StoreTrouble } from "./delivery/StoreTrouble";
import type { Worker } from "./delivery/Worker";
import { healthCheck } from "./health";
import { registerContactRoute } from "./intake/contactRoute";
import type { FormContent } from "./intake/formContent";
import { Intake } from "./intake/Intake";
import { PostLimits } from "./intake/PostLimits";
import { PostWatch } from "./intake/PostWatch";
import { postReader } from "./intake/readPost";
import { announceTargets, relay } from "./leadLog";
import type { LeadLog, LeadRuntime } from "./leadRuntime";
import type { LeadSettings } from "./leadSettings";
import { openStore, storeToOpen } from "./openStore";
import { copyCount } from "./store/copyCount";
import type { LeadStore } from "./store/LeadStore";
import { CrmTarget } from "./targets/crmTarget";
import { createTargets } from "./targets/kinds";
import { LookupNotice } from "./targets/LookupNotice";
import type { Target } from "./targets/target";
import { createUpkeep } from "./upkeep";

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
  pulse(): Promise<void>;
}

interface Shared {
  runtime: LeadRuntime;
  trouble: StoreTrouble;
  log: LeadLog;
}

/** The queues of the CRM and of all others. */
function createDelivery(
  { crm: connect }: LeadSettings,
  { store, jobs, servers, shared }: Awaited<ReturnType<typeof openStore>>,
  targets: readonly Target[],
  { runtime, trouble, log }: Shared,
) {
  const lookupNotice = new LookupNotice(shared);
  const crm = connect?.(shared, runtime);
  const crmTarget = crm && new CrmTarget(crm, store, lookupNotice, runtime.maxCalls, log);
  const parts = { jobs, servers, shared, runtime, trouble, log };
  const lanes = createLanes(crmTarget ? [crmTarget, ...targets] : targets, parts);
  const [crmLane, queues] = crmTarget ? [lanes[0], lanes.slice(1)] : [undefined, lanes];
  const breaker = crmLane?.breaker ?? new CircuitBreaker(shared, runtime.now, 0, () => undefined, CRM);
  return { crm, crmLane, queues, lanes, breaker, lookupNotice };
}

/** Assembles the lead server from checked settings and the given runtime. */
export async function assembleLeads(
  settings: LeadSettings,
  form: FormContent,
  ownRuntime: LeadRuntime,
  duty: Duty = ALONE,
): Promise<LeadParts> {
  const { log, connect } = relay();
  const toOpen = storeToOpen(settings, ownRuntime);
  const { keys, clock } = toOpen;
  const [runtime, crmConfigured] = [{ ...ownRuntime, now: clock.now }, settings.crm !== undefined];
  const { now, monotonicNow } = runtime;
  const sourceKey = () => keys.source;
  const siteOrigin = () => settings.siteOrigin ?? form.siteUrl;
  const links = new StaffLinks(siteOrigin, () => keys.actions[0], now);
  const copies = copyCount(() => opened.shared, sourceKey, now);
  const targets = createTargets(settings.targets, { form, crmConfigured, links, runtime: ownRuntime, copies });
  const destinations = [...(crmConfigured ? [{ name: CRM, events: ["lead" as const] }] : []), ...targets];
  const opened = await openStore(settings, toOpen, destinations, { duty, log, retryMs: runtime.pollMs });
  const { database, store, open, servers } = opened;
  const trouble = new StoreTrouble(log);
  const delivery = createDelivery(settings, opened, targets, { runtime, trouble, log });
  const { crm, crmLane, queues, lanes, breaker, lookupNotice } = delivery;
  const watch = new PostWatch(monotonicNow);
  const upkeep = createUpkeep(settings, opened, { lanes, crmLane, watch, runtime, trouble, log });
  const shared = database.isShared ? opened.shared : undefined;
  const limits = new PostLimits(settings.limits, { shared, sourceKey, now, monotonicNow });
  const intake = new Intake(store, crmLane, servers, runtime, log);

  function register(app: FastifyInstance): void {
    connect(app.log);
    const readPost = postReader(form.countries);
    registerContactRoute(app, { intake, readPost, form, limits, watch, siteOrigin: settings.siteOrigin, log });
    registerActionRoute(app, {
      ...{ database, crmConfigured, breaker, form, log, now, monotonicNow },
      keys: () => keys.actions,
      recipients: links.recipients,
    });
    app.addHook("onReady", async () => {
      if (database.problem)
        log.error({ reason: database.problem.message }, "leads cannot be accepted: the store cannot be opened yet");
      announceTargets(crmConfigured, targets, database.kind, log);
      if (crm?.missingForDetails)
        log.warn(
          {},
          `the forms ask for more than the CRM gets: set ${crm.missingForDetails} for ${DETAILS_FIELDS.join(", ")}, page, and analysis`,
        );
      upkeep.start(duty);
    });
  }

  const { worker, pulse, close, alarms, backupFails } = upkeep;
  const refused = () => watch.sources();
  const facts = { database, store, breaker, lookupNotice, open, queues, alarms, refused, backupFails };
  const health = healthCheck({ ...facts, crmConfigured, now });
  return { database, intake, store, worker, breaker, crmLane, queues, pulse, register, health, close };
}
