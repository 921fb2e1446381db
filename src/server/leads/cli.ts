// Staff's tools for leads: npm run leads -- COMMAND
import { parseArgs } from "node:util";
import { config } from "dotenv";
import { Gate } from "./delivery/Gate";
import { LEAD_STATES, type LeadState } from "./lead";
import { SettingsError } from "../settings";
import { StoreError } from "../store/database";
import { openStore } from "../store/openStore";
import { readLeadSettings } from "./settings";
import { CommandError, exportLeads, list, release, retry, show, stats, type Desk } from "./staff/commands";
import { SharedStore } from "./store/SharedStore";
import { StaffStore } from "./store/StaffStore";

const USAGE = `npm run -s leads -- COMMAND [--json]

  list [--state STATE] [--limit N]   the newest leads (states: ${LEAD_STATES.join(", ")})
  show ID                            all about one lead; the first characters of the ID are enough
  retry [ID]                         send again: one lead, or all that wait, need attention or lie in the inbox
  release ID                         let a held lead go
  export                             all leads as CSV
  stats                              numbers and the state of delivery
`;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

function readArguments(argv: string[]) {
  try {
    const options = {
      json: { type: "boolean" },
      state: { type: "string" },
      limit: { type: "string" },
      help: { type: "boolean" },
    } as const;
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? (error.message.split(". ")[0] ?? "") : "Wrong options"}. See: npm run leads -- --help`,
    );
  }
}

function readState(value: string | undefined): LeadState | undefined {
  const state = LEAD_STATES.find((one) => one === value);
  if (value !== undefined && !state) throw new CommandError(`--state must be one of ${LEAD_STATES.join(", ")}.`);
  return state;
}

function readLimit(value: string | undefined): number {
  const limit = Number(value ?? DEFAULT_LIMIT);
  if (Number.isInteger(limit) && limit > 0 && limit <= MAX_LIMIT) return limit;
  throw new CommandError(`--limit must be a whole number from 1 to ${MAX_LIMIT}.`);
}

function needId(id: string | undefined, command: string): string {
  if (id === undefined) throw new CommandError(`Which lead? npm run leads -- ${command} ID`);
  return id;
}

async function withDesk(json: boolean, work: (desk: Desk) => Promise<void>): Promise<void> {
  const settings = readLeadSettings(process.env);
  const database = await openStore(settings.database, () => undefined);
  try {
    const gate = new Gate(new SharedStore(database), Date.now, 0, () => undefined);
    await work({
      leads: new StaffStore(database),
      gate,
      crmConfigured: settings.crm !== undefined,
      json,
      now: Date.now,
      print: (text) => void process.stdout.write(text),
      progress: (text) => void (process.stderr.isTTY && process.stderr.write(`\r${text}`)),
    });
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  } finally {
    await database.db.destroy();
  }
}

async function main(argv: string[]): Promise<void> {
  const { values, positionals } = readArguments(argv);
  const [command = "", id, ...more] = positionals;
  if (values.help || command === "") return void process.stdout.write(USAGE);
  if (more.length > 0) throw new CommandError(`Too many words: ${more.join(" ")}. See: npm run leads -- --help`);
  const works: Record<string, (desk: Desk) => Promise<void>> = {
    list: (desk) => list(desk, { state: readState(values.state), limit: readLimit(values.limit) }),
    show: (desk) => show(desk, needId(id, command)),
    retry: (desk) => retry(desk, id),
    release: (desk) => release(desk, needId(id, command)),
    export: exportLeads,
    stats,
  };
  const work = Object.hasOwn(works, command) ? works[command] : undefined;
  if (!work) throw new CommandError(`There is no command "${command}". See: npm run leads -- --help`);
  await withDesk(values.json ?? false, work);
}

config({ quiet: true });
// A reader such as `head` that has seen enough is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof CommandError || error instanceof SettingsError || error instanceof StoreError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(expected ? `${reason}\n` : `The command failed: ${reason.split("\n")[0]}\n`);
  process.exitCode = 1;
});
