import type { FastifyInstance } from "fastify";
import { DETAILS_FIELDS } from "../../contact/fields/contactFields";
import { CRM } from "../database/rows";
import { StaffLinks } from "./actions/actionLinks";
import { registerActionRoute } from "./actions/actionRoute";
import { CircuitBreaker } from "./delivery/CircuitBreaker";
import { createQueues } from "./delivery/createQueues";
import { StoreProblem } from "./delivery/PollingLoop";
import { healthCheck } from "./health";
import { registerContactRoute } from "./intake/contactRoute";
import { type FormContent, readFormContent } from "./intake/formContent";
import { Intake } from "./intake/Intake";
import { PostLimits } from "./intake/PostLimits";
import { PostWatch } from "./PostWatch";
import { postReader } from "./intake/readPost";
import { type LeadLog, type LeadRuntime, realRuntime } from "./leadRuntime";
import { type LeadSettings, readLeadSettings } from "./leadSettings";
import { openStore, storeToOpen } from "./openStore";
import { CrmChannel } from "./channels/CrmChannel";
import { openChannels, CHANNEL_NEEDS, channelCounts } from "./channels/channels";
import type { Channel } from "./channels/channel";
import { createUpkeep } from "./upkeep";
import { commandOf } from "../config/installation";
import { twoAddresses } from "../config/ownAddress";
import { CRM_NEEDS } from "../crm/readCrm";

/** With the parts inside, which tests drive one by one. */
export type LeadParts = Awaited<ReturnType<typeof assembleLeads>>;

interface Shared {
  runtime: LeadRuntime;
  trouble: StoreProblem;
  log: LeadLog;
}

function createDelivery(
  { crm: connect }: LeadSettings,
  { store, jobs, waiting, servers, shared }: Awaited<ReturnType<typeof openStore>>,
  channels: readonly Channel[],
  { runtime, trouble, log }: Shared,
) {
  const crm = connect?.(shared, runtime);
  const crmChannel = crm && new CrmChannel(crm, store, shared, runtime.maxCalls, log);
  const parts = { jobs, waiting, servers, shared, runtime, trouble, log };
  const queues = createQueues(crmChannel ? [crmChannel, ...channels] : channels, parts);
  const [crmQueue, noticeQueues] = crmChannel ? [queues[0], queues.slice(1)] : [undefined, queues];
  const breaker = crmQueue?.breaker ?? new CircuitBreaker(shared, runtime.now, 0, () => undefined, CRM);
  return { crm, crmQueue, queues, noticeQueues, breaker };
}

export async function assembleLeads(settings: LeadSettings, form: FormContent, ownRuntime: LeadRuntime) {
  const { log, connect } = relay();
  const toOpen = storeToOpen(settings, ownRuntime);
  const { keys, clock } = toOpen;
  const [runtime, crmConfigured] = [
    { ...ownRuntime, now: clock.now, wallNow: clock.wallNow },
    settings.crm !== undefined,
  ];
  const { now, monotonicNow } = runtime;
  const siteOrigin = () => settings.siteOrigin ?? form.siteUrl;
  const links = new StaffLinks(siteOrigin, () => keys.actions()[0], now);
  const channels = openChannels(settings.channels, { form, crmConfigured, links, runtime: ownRuntime });
  const destinations = [...(crmConfigured ? [{ name: CRM, events: ["lead" as const] }] : []), ...channels];
  const opened = await openStore(settings, toOpen, destinations, { log, retryMs: runtime.pollMs });
  const { database, store, figures, servers } = opened;
  const trouble = new StoreProblem(log);
  const delivery = createDelivery(settings, opened, channels, { runtime, trouble, log });
  const { crm, crmQueue, queues, noticeQueues, breaker } = delivery;
  const watch = new PostWatch(monotonicNow);
  const upkeep = createUpkeep(settings, opened, { queues, crmQueue, watch, runtime, trouble, log });
  const shared = database.isShared ? opened.shared : undefined;
  const limits = new PostLimits(settings.limits, { shared, sourceKey: keys.source, now, monotonicNow });
  const intake = new Intake(store, crmQueue, servers, runtime, log);

  /** Adds the form's and the email links' routes. Once the server is ready, the heart and the queues start. */
  function register(app: FastifyInstance): void {
    connect(app.log);
    const readPost = postReader(form.countries);
    registerContactRoute(app, { intake, readPost, form, limits, watch, siteOrigin: settings.siteOrigin, log });
    registerActionRoute(app, {
      ...{ database, crmConfigured, breaker, form, log, now, monotonicNow },
      keys: keys.actions,
      recipients: links.recipients,
    });
    app.addHook("onReady", async () => {
      if (database.problem)
        log.error({ reason: database.problem.message }, "leads cannot be accepted: the store cannot be opened yet");
      const differ = twoAddresses(settings.siteOrigin, form.siteUrl);
      if (differ) log.warn({}, `SITE_URL ${differ.en}`);
      announceChannels(crmConfigured, channels, database.kind, log);
      if (crm?.missingForDetails)
        log.warn(
          {},
          `the forms ask for more than the CRM gets: set ${crm.missingForDetails} for ${DETAILS_FIELDS.join(", ")}, page, and analysis`,
        );
      upkeep.start();
    });
  }

  const { maintenance, pulse, stop, close, backupFails } = upkeep;
  const facts = { database, store, shared: opened.shared, breaker, figures, noticeQueues, watch, backupFails };
  const health = healthCheck({ ...facts, crmConfigured, now });
  const takeOnce = (name: string, lifeMs: number) => opened.shared.tryLock(name, name, now(), now() + lifeMs);
  return {
    database,
    takeOnce,
    intake,
    store,
    figures,
    maintenance,
    breaker,
    crmQueue,
    noticeQueues,
    pulse,
    register,
    health,
    stop,
    close,
  };
}

// What the lead server says when it starts.
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

function announceChannels(hasCrm: boolean, channels: readonly Channel[], store: string, log: LeadLog): void {
  const facts = { store, crm: hasCrm ? "configured" : "none", ...channelCounts(channels) };
  if (hasCrm) return log.info(facts, "leads go to the CRM");
  if (channels.length > 0) return log.info(facts, "no CRM is configured: leads stay here, and staff are notified");
  log.warn(
    facts,
    `no CRM is configured and nobody is notified: set ${[...CRM_NEEDS, ...CHANNEL_NEEDS].join(", or ")} (${commandOf("leads")} list)`,
  );
}

/**
 * The server side of the contact form. Reads its settings from `env`, and opens the store; one that is down is
 * opened as soon as possible.
 * @throws SettingsError listing all invalid settings
 */
export async function createLeads(env: NodeJS.ProcessEnv, contentFolder?: string): Promise<LeadParts> {
  const form = await readFormContent(contentFolder);
  const settings = readLeadSettings(env);
  return assembleLeads(settings, form, realRuntime);
}
