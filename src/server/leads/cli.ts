// Staff tools for leads: npm run leads -- COMMAND
import { CommandError, readArguments, runCommand } from "../terminal/commandLine";
import { openDatabase } from "../database/openDatabase";
import { commandOf } from "../config/installation";
import { backupCommand, moveCommand, restoreCommand } from "./backup/backupCommand";
import { copiesKnown } from "./backup/copies";
import { CircuitBreaker } from "./delivery/CircuitBreaker";
import { StoreClock } from "./delivery/StoreClock";
import { realRuntime } from "./leadRuntime";
import { RETENTION_DAYS } from "./lead";
import { LEAD_STATES, CRM } from "../database/rows";
import { readLeadSettings } from "./leadSettings";
import {
  close,
  erase,
  exportLeads,
  listLeads,
  release,
  retry,
  show,
  type CommandContext,
  forEachLead,
} from "./staff/commands";
import { SEPARATOR_NAMES } from "./staff/csv";
import { serverHasCrm } from "./store/enqueue";
import { SharedStore } from "./store/SharedStore";
import { StaffStore } from "./store/StaffStore";
import { createInterface } from "node:readline/promises";

/**
 * Asks the person at the terminal, on standard error; anything but `y` or `yes` is a no.
 * @throws CommandError when there is no terminal to ask at
 */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError(`${question} Nobody can be asked here: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const USAGE = `${commandOf("leads")} COMMAND [--json]

  list                         the newest leads, 50 at a time
    --state attention          only those in one state: ${LEAD_STATES.join(", ")}
    --email ana@example.com    only those from one person
    --since 2026-11-23         only those accepted since that day (UTC)
    --page 2  --limit 100      earlier ones; more at a time
  show ID                      one lead in full
  retry ID                     send one lead to the CRM, and its notifications that never reached staff
    --all                      all leads that are pending, need attention, or are in the inbox
    --to mail                  instead, what one destination, as show names it, was or should have been told
  release ID …                 let held leads through
  close ID …                   spam, or handled by hand: never sent, erased after ${RETENTION_DAYS} days
  erase ID …                   delete a person's data here, now and for good; an unsent lead is never sent
    --yes                      without asking
  export > leads.csv           all leads as a table; --separator ${SEPARATOR_NAMES.join(" | ")} (Spanish Excel: semicolon)
  backup FILE                  copy the store to a new file while the server runs
  move FILE                    take over the leads of another store (a file, or postgres://…) into this empty one
  restore FILE                 put such a copy back while the server is stopped; what was there is kept

ID: the last four characters in the list are enough. States: pending waits for its next attempt; attention could not
be delivered; held looks like spam; stored is in the inbox, since there is no CRM.
`;
const SEE_HELP = `See: ${commandOf("leads")} --help`;
const OPTIONS = {
  json: { type: "boolean" },
  state: { type: "string" },
  email: { type: "string" },
  since: { type: "string" },
  page: { type: "string" },
  limit: { type: "string" },
  separator: { type: "string" },
  all: { type: "boolean" },
  to: { type: "string" },
  yes: { type: "boolean" },
  help: { type: "boolean" },
} as const;
const MOST_IDS: Partial<Record<string, number>> = {
  list: 0,
  export: 0,
  release: Infinity,
  close: Infinity,
  erase: Infinity,
};
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

function readOneOf<Name extends string>(option: string, names: readonly Name[], value?: string): Name | undefined {
  const found = names.find((one) => one === value);
  if (value !== undefined && !found) throw new CommandError(`--${option} must be one of ${names.join(", ")}.`);
  return found;
}

function readNumber(option: "limit" | "page", value: string | undefined, fallback: number): number {
  const number = Number(value ?? fallback);
  if (Number.isInteger(number) && number > 0 && number <= MAX_LIMIT) return number;
  throw new CommandError(`--${option} must be a whole number from 1 to ${MAX_LIMIT}.`);
}

function readSince(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const sinceMs = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  if (!Number.isNaN(sinceMs)) return sinceMs;
  throw new CommandError("--since must be a day such as 2026-11-23.");
}

function needId(id: string | undefined, command: string): string {
  if (id === undefined) throw new CommandError(`Which lead? ${commandOf("leads")} ${command} ID`);
  return id;
}

async function withContext(
  env: NodeJS.ProcessEnv,
  { json, isSure }: { json: boolean; isSure: boolean },
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const settings = readLeadSettings(env);
  const database = await openDatabase(settings.database, { asFound: true });
  try {
    const shared = new SharedStore(database);
    const clock = new StoreClock(realRuntime);
    await clock.join(database);
    await work({
      leads: new StaffStore(database),
      breaker: new CircuitBreaker(shared, clock.now, 0, () => undefined, CRM),
      crmConfigured: settings.crm !== undefined || (await serverHasCrm(shared)),
      confirm: async (question) => isSure || (await confirm(question)),
      copies: () => copiesKnown(database, shared, settings.backup),
      json,
      now: clock.now,
      print: (text) => void process.stdout.write(text),
      progress: (text) => void (process.stderr.isTTY && process.stderr.write(`\r${text}`)),
    });
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  } finally {
    await database.close();
  }
}

runCommand(async (args, env) => {
  const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true }, ` ${SEE_HELP}`);
  const [command = "", ...ids] = positionals;
  const [id, ...more] = ids;
  if (values.help || command === "") return void process.stdout.write(USAGE);
  const print = (text: string) => void process.stdout.write(text);
  if (command === "backup") return backupCommand(env, ids, print);
  if (command === "move") return moveCommand(env, ids, print);
  if (command === "restore") return restoreCommand(env, ids, print);
  const each = (work: (context: CommandContext, id: string) => Promise<void>) => (context: CommandContext) =>
    forEachLead(context, [needId(id, command), ...more], work);
  const works: Record<string, (context: CommandContext) => Promise<void>> = {
    list: (context) =>
      listLeads(context, {
        state: readOneOf("state", LEAD_STATES, values.state),
        email: values.email,
        sinceMs: readSince(values.since),
        limit: readNumber("limit", values.limit, DEFAULT_LIMIT),
        page: readNumber("page", values.page, 1),
      }),
    show: (context) => show(context, needId(id, command)),
    retry: (context) => retry(context, values.all ? undefined : needId(id, "retry --all, or retry"), values.to),
    release: each(release),
    close: each(close),
    erase: each(erase),
    export: (context) => exportLeads(context, readOneOf("separator", SEPARATOR_NAMES, values.separator)),
  };
  const work = Object.hasOwn(works, command) ? works[command] : undefined;
  if (!work) throw new CommandError(`There is no command "${command}". ${SEE_HELP}`);
  const extra = ids.slice(values.all ? 0 : (MOST_IDS[command] ?? 1));
  if (extra.length > 0) throw new CommandError(`Too many arguments: ${extra.join(" ")}. ${SEE_HELP}`);
  await withContext(env, { json: values.json ?? false, isSure: values.yes ?? false }, work);
});
