// What `server.js --check --online` asks: whether the store, the mail server, and the CRM would take a lead. Read only.
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { reasonOf } from "../../../platform/reasonOf";
import type { SharedValues } from "../../crm/crm";
import { OlderStore } from "../../database/database";
import type { DatabaseSettings } from "../../database/databaseSettings";
import { openDatabase } from "../../database/openDatabase";
import type { LeadRuntime } from "../leadRuntime";
import type { LeadSettings } from "../leadSettings";
import { adviceFor } from "../targets/advice";
import { mailKind } from "../targets/mailKind";
import { smtpFailure } from "../targets/smtpOutcome";
import { openTransport } from "../targets/smtpTransport";
import type { MailSettings } from "../targets/targetKind";

/** What was asked, and what was seen. */
export interface Seen {
  isRight: boolean;
  line: string;
}

const ok = (what: string, seen: string): Seen => ({ isRight: true, line: `${what}: ok: ${seen}` });
const wrong = (what: string, why: string): Seen => ({ isRight: false, line: `${what}: WRONG: ${why}` });
/** Nothing is known, and nothing is wrong. */
const unasked = (what: string, why: string): Seen => ({ isRight: true, line: `${what}: not checked: ${why}` });

const STORE = "lead store";
const MAIL = "mail server";
const CRM = "CRM";
const WEBHOOK = "webhook";

/** Whether the first start could create a store at a path. */
function seeFirstStore(path: string): Seen {
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (!statSync(folder).isDirectory()) return wrong(STORE, `${path} cannot be created: ${folder} is no folder`);
    return ok(STORE, `there is none at ${path} yet, and its folder can be written to: the first start creates it`);
  } catch {
    return wrong(STORE, `${path} cannot be created: this user may not write to ${folder}`);
  }
}

/** Opens the store like a staff tool: its schema stays as it is. */
async function seeStore(settings: DatabaseSettings): Promise<Seen> {
  if (settings.kind === "sqlite" && !existsSync(settings.path)) return seeFirstStore(resolve(settings.path));
  try {
    const store = await openDatabase(settings, { asFound: true });
    await store.close();
    return ok(STORE, `${store.place} opens`);
  } catch (error) {
    if (error instanceof OlderStore) return ok(STORE, "opens; the next start of the server brings it up to date");
    return wrong(STORE, reasonOf(error));
  }
}

/** Signs in to the mail server, and sends nothing. */
async function seeMail(settings: MailSettings | undefined, stepMs: number): Promise<Seen> {
  if (!settings) return unasked(MAIL, "SMTP_URL is not set");
  const transport = openTransport(settings, stepMs);
  try {
    await transport.verify();
    const isSignedIn = new URL(settings.url).username !== "";
    return ok(MAIL, isSignedIn ? "answers, and accepts the user and password" : "answers");
  } catch (error) {
    const { code } = smtpFailure(error);
    // No address has been named yet: a refusal is not about one.
    const isGreeting = /^SMTP_5(?!3[045])/.test(code);
    const advice = isGreeting
      ? "the mail server refuses this machine"
      : adviceFor(mailKind.advice, mailKind.settings[0], code);
    return wrong(MAIL, advice === undefined ? code : `${advice} (${code})`);
  } finally {
    transport.close();
  }
}

/** Shares nothing: a token kept in the store would say nothing of the keys in the settings. */
function ownValues(): SharedValues {
  const values = new Map<string, string>();
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => void values.set(key, value),
    tryLock: async () => true,
    unlock: async () => undefined,
  };
}

async function seeCrm(connect: LeadSettings["crm"], runtime: LeadRuntime): Promise<Seen> {
  if (!connect) return unasked(CRM, "none is set");
  // One call for the token, and one with it.
  const signal = AbortSignal.timeout(2 * runtime.requestTimeoutMs);
  const code = await connect(ownValues(), runtime).check(signal);
  return code === undefined
    ? ok(CRM, "answers, and accepts the keys (whether it takes contacts, the first lead shows)")
    : wrong(CRM, `it cannot be reached, or does not accept its settings (${code})`);
}

/**
 * Asks everything that takes a lead, at the same time, and changes nothing.
 * @returns a line for each; those that are not set, or cannot be asked without a message, say so
 */
export async function checkOnline({ database, targets, crm }: LeadSettings, runtime: LeadRuntime): Promise<Seen[]> {
  return Promise.all([
    seeStore(database),
    seeMail(targets.mail, runtime.requestTimeoutMs),
    seeCrm(crm, runtime),
    unasked(WEBHOOK, targets.webhook ? "a call would be a message; test-notify sends one" : "WEBHOOK_URL is not set"),
  ]);
}
