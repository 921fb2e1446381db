import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { accessTokens } from "../crm/accessTokens";
import { createCrm } from "../crm/crm";
import { RateLimit } from "../RateLimit";
import type { Database } from "../store/database";
import { openStore } from "../store/openStore";
import { Delivery } from "./delivery/Delivery";
import { Gate } from "./delivery/Gate";
import type { Pause } from "./delivery/pause";
import { Worker } from "./delivery/Worker";
import type { LeadEnvironment, LeadLog } from "./environment";
import { healthCheck } from "./health";
import { registerContactRoute } from "./intake/contactRoute";
import type { FormContent } from "./intake/formContent";
import { Intake } from "./intake/Intake";
import { postReader } from "./intake/readPost";
import type { LeadSettings } from "./settings";
import { LeadStore } from "./store/LeadStore";
import { SharedStore } from "./store/SharedStore";

export interface Leads {
  /** Adds `POST /api/contacts` and starts the worker. */
  register(app: FastifyInstance): void;
  /** Facts for `/api/health`, free of personal data. Rejects when leads cannot be stored. */
  health(): Promise<Record<string, unknown>>;
  close(): Promise<void>;
  /** The store, for others that keep something in it; it closes with the leads. */
  database: Database;
}

/** What tests reach into. */
export interface LeadParts extends Leads {
  intake: Intake;
  store: LeadStore;
  worker: Worker;
  gate: Gate;
}

// Long enough for one call of the CRM; what still runs then is broken off and asked for later.
const CLOSE_GRACE_MS = 10_000;

/** The log of the application, once there is one. */
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

/** Puts the lead server together from checked settings and the given world. */
export async function assembleLeads(
  settings: LeadSettings,
  form: FormContent,
  environment: LeadEnvironment,
): Promise<LeadParts> {
  const { log, connect } = relay();
  const database = await openStore(settings.database, (error) =>
    log.warn({ err: error }, "a database connection broke"),
  );
  const store = new LeadStore(database);
  const shared = new SharedStore(database);
  const owner = randomUUID();
  const announce = (pause: Pause | undefined) =>
    pause ? log.error({ pause: pause.kind, code: pause.code }, "delivery pauses") : log.info({}, "delivery goes on");
  const gate = new Gate(shared, environment.now, environment.leaseMs, announce);
  const crm = settings.crm && createCrm(settings.crm, accessTokens(settings.crm, shared, environment), environment);
  const delivery = crm && settings.crm && new Delivery(owner, crm, settings.crm, store, gate, environment, log);
  const intake = new Intake(store, delivery, owner, environment, log);
  const worker = new Worker(store, delivery, environment, log);

  async function close(): Promise<void> {
    const workerStopped = worker.stop();
    await delivery?.stop(CLOSE_GRACE_MS);
    await workerStopped;
    await store.close();
  }

  return {
    database,
    intake,
    store,
    worker,
    gate,
    register(app) {
      connect(app.log);
      const rateLimit = new RateLimit(settings.rateLimit, environment.now);
      registerContactRoute(app, {
        intake,
        readPost: postReader(form.countries),
        form,
        rateLimit,
        siteOrigin: settings.siteOrigin,
        log,
      });
      app.addHook("onReady", async () => {
        const facts = { store: database.kind, crm: settings.crm ? "configured" : "none" };
        if (settings.crm) log.info(facts, "leads go to the CRM");
        else log.warn(facts, "no CRM is configured: leads stay in the local inbox (npm run leads -- list)");
        worker.start();
      });
    },
    health: healthCheck({ database, store, gate, crmConfigured: settings.crm !== undefined, now: environment.now }),
    close,
  };
}
