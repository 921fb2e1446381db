// What `server.js --check --online` asks: whether the store, the CRM, and those who are told of leads would take one. Only
// `--send` sends something: a test message to each of these.
import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { reasonOf } from "../../../platform/reasonOf";
import type { SharedValues } from "../../crm/crm";
import { type DatabaseSettings, openDatabase } from "../../database/openDatabase";
import { REASONS } from "../../http/healthReasons";
import type { LeadRuntime } from "../leadRuntime";
import type { LeadSettings } from "../leadSettings";
import { MINUTE_MS } from "../../durations";
import { CRM as CRM_JOBS } from "../../database/rows";
import type { FormContent } from "../intake/formContent";
import { figuresOf } from "../store/figures";
import { adviceFor, type ChannelType, type ChannelParts } from "../channels/channelType";
import { forEachChannel } from "../channels/channels";

interface FindingLine {
  isRight: boolean;
  line: string;
}

const ok = (what: string, seen: string): FindingLine => ({ isRight: true, line: `${what}: ok: ${seen}` });
const wrong = (what: string, why: string): FindingLine => ({ isRight: false, line: `${what}: WRONG: ${why}` });
/** Nothing is known, and nothing is wrong. */
const unasked = (what: string, why: string): FindingLine => ({ isRight: true, line: `${what}: not checked: ${why}` });

const STORE = "lead store";
const CRM = "CRM";

function seeFirstStore(path: string): FindingLine {
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

/** Opens the store like a staff tool: it stays as it is. */
async function seeStore(settings: DatabaseSettings, set: readonly string[]): Promise<FindingLine> {
  if (settings.kind === "sqlite" && !existsSync(settings.path)) return seeFirstStore(resolve(settings.path));
  try {
    const store = await openDatabase(settings, { asFound: true });
    const { unset } = await figuresOf(store.db, set, Date.now()).finally(() => store.close());
    if (unset.length > 0) return wrong(STORE, `${REASONS.unset}: ${unset.join(", ")}`);
    return ok(STORE, `${store.place} opens`);
  } catch (error) {
    return wrong(STORE, reasonOf(error));
  }
}

async function seeKind<Settings>(
  { title, settings: [variable], ask }: ChannelType<Settings>,
  own: Settings | undefined,
  stepMs: number,
): Promise<FindingLine> {
  if (own === undefined) return unasked(title, `${variable} is not set`);
  if (!ask) return unasked(title, "a call would be a message; --send sends one");
  const { isRight, text } = await ask(own, stepMs);
  return isRight ? ok(title, text) : wrong(title, text);
}

async function seeSent<Settings>(
  kind: ChannelType<Settings>,
  own: Settings,
  parts: ChannelParts,
): Promise<FindingLine> {
  // What is wrong before a message is sent, its own question says best.
  const asked = await kind.ask?.(own, parts.runtime.requestTimeoutMs);
  if (asked && !asked.isRight) return wrong(kind.title, asked.text);
  const channel = kind.create(own, parts);
  const news = { event: "test" as const, id: `test.${randomUUID()}`, at: Date.now() };
  const { kind: outcome, code } = await channel.send(news, AbortSignal.timeout(MINUTE_MS));
  if (outcome === "delivered") return ok(channel.name, kind.taken);
  const advice = adviceFor(kind.advice, kind.settings[0], code);
  return wrong(channel.name, advice === undefined ? `not sent: ${code}` : `not sent: ${advice} (${code})`);
}

/** Shares nothing: a token kept in the store would say nothing of the keys in the settings. */
export function ownValues(): SharedValues {
  const values = new Map<string, string>();
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => void values.set(key, value),
    tryLock: async () => true,
    unlock: async () => undefined,
  };
}

async function seeCrm(connect: LeadSettings["crm"], runtime: LeadRuntime): Promise<FindingLine> {
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
 * @param form with it, each channel of staff is sent a test message; not the CRM, where it would create a contact
 * @returns a line for each; those that are not set, or cannot be asked without a message, say so
 */
export async function checkOnline(
  { database, channels, crm }: LeadSettings,
  runtime: LeadRuntime,
  form?: FormContent,
): Promise<FindingLine[]> {
  const parts = form && {
    form,
    crmConfigured: crm !== undefined,
    links: { to: () => () => "" },
    runtime,
  };
  const channelChecks = forEachChannel(channels, (kind, own) => {
    if (own === undefined || !parts) return [seeKind(kind, own, runtime.requestTimeoutMs)];
    return [seeSent(kind, own, parts)];
  });
  const set = [
    ...(crm ? [CRM_JOBS] : []),
    ...Object.entries(channels).flatMap(([kind, own]) => (own === undefined ? [] : [kind])),
  ];
  return Promise.all([seeStore(database, set), ...channelChecks.flat(), seeCrm(crm, runtime)]);
}
