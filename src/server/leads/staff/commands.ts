import { CRM_NEEDS } from "../../crm/readCrm";
import { CommandError } from "../../terminal/commandLine";
import { commandOf } from "../../config/installation";
import { table } from "../../terminal/table";
import type { CircuitBreaker } from "../delivery/CircuitBreaker";
import { RETENTION_DAYS, type LeadRow } from "../lead";
import type { LeadFilter, StaffStore } from "../store/StaffStore";
import { csvHeader, csvLine, type Separator } from "./csv";
import { age, leadDetails, leadJson, leadList } from "./leadText";

export interface Desk {
  leads: StaffStore;
  breaker: CircuitBreaker;
  crmConfigured: boolean;
  /** Copies of the store that exist, by path. */
  copies(): string[];
  json: boolean;
  now(): number;
  /** Results, to standard output. */
  print(text: string): void;
  /** Progress of long work, to the terminal only. */
  progress(text: string): void;
}

/** Leads read at a time. */
const PAGE_SIZE = 500;
const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function findOne(desk: Desk, id: string): Promise<LeadRow> {
  const [lead, second] = /^[0-9a-f-]{4,36}$/.test(id) ? await desk.leads.find(id) : [];
  if (!lead) throw new CommandError(`There is no lead ${id}. See: ${commandOf("leads")} list`);
  if (second) throw new CommandError(`Several leads match ${id}: give more of the ID.`);
  return lead;
}

/** Explains why nothing was done, based on the lead's current state: the server may have been quicker. */
async function refuse(desk: Desk, id: string, done: string): Promise<never> {
  const lead = await findOne(desk, id);
  const erased = lead.redacted_at === null ? "" : " and its personal data is erased";
  const isUnderWay = lead.state === "sending" && (lead.next_at ?? 0) > desk.now();
  const sending = isUnderWay
    ? "it is being sent right now, try again in two minutes"
    : "its attempt was interrupted, and the server will resume it; `retry` without an ID lets it try at once";
  const why = lead.state === "sending" ? sending : `it is ${lead.state}${erased}`;
  throw new CommandError(`Lead ${id} cannot be ${done}: ${why}.`);
}

export async function listLeads(desk: Desk, filter: LeadFilter): Promise<void> {
  const leads = await desk.leads.list(filter);
  if (desk.json) return desk.print(write(leads.map(leadJson)));
  desk.print(leads.length === 0 ? "No leads.\n" : `${leadList(leads, desk.now())}\n`);
}

export async function show(desk: Desk, id: string): Promise<void> {
  const lead = await findOne(desk, id);
  const decisions = await desk.leads.decisions(lead.id);
  const abandoned = await desk.leads.abandoned(lead.id);
  if (desk.json) return desk.print(write({ ...leadJson(lead), decisions, abandoned }));
  desk.print(`${leadDetails(lead)}\n`);
  for (const { target, event, last_code: code } of abandoned)
    desk.print(`${target} was never notified (${event}): ${code ?? "no answer"}\n`);
  for (const { taken_at: at, action, mailed_to: address } of decisions)
    desk.print(
      `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC  ${action} by a link mailed to ${address}\n`,
    );
}

export async function retry(desk: Desk, id: string | undefined): Promise<void> {
  const lead = id === undefined ? undefined : await findOne(desk, id);
  const notifications = await desk.leads.notifyAgain(desk.now(), lead?.id);
  if (!desk.crmConfigured && notifications === 0)
    throw new CommandError(`No CRM is configured, so nothing can be sent: set ${CRM_NEEDS} first.`);
  const queued = desk.crmConfigured ? await desk.leads.retry(desk.now(), lead?.id) : 0;
  if (lead && queued + notifications === 0) return refuse(desk, lead.id, "retried");
  await desk.breaker.tryNow();
  if (desk.json) return desk.print(write({ queued, notifications }));
  desk.print(`${queued} in the queue; the running server sends them now.\n`);
  if (notifications > 0) desk.print(`${notifications} notifications are sent again.\n`);
}

export async function release(desk: Desk, id: string): Promise<void> {
  const lead = await findOne(desk, id);
  const state = desk.crmConfigured ? "pending" : "stored";
  if (!(await desk.leads.release(lead.id, state, desk.now()))) return refuse(desk, lead.id, "released");
  const where = state === "pending" ? "in the queue; the running server sends it now" : "in the local inbox";
  desk.print(desk.json ? write({ id: lead.id, state }) : `Lead ${lead.id} is ${where}.\n`);
}

export async function close(desk: Desk, id: string): Promise<void> {
  const lead = await findOne(desk, id);
  if (!(await desk.leads.close(lead.id, desk.now()))) return refuse(desk, lead.id, "closed");
  const text = `Lead ${lead.id} is closed; its personal data will be erased in ${RETENTION_DAYS} days.\n`;
  desk.print(desk.json ? write({ id: lead.id, state: "closed" }) : text);
}

const STILL_READ =
  "Another program is reading the store, so its -wal file still holds the data: stop that program and erase again.\n";

export async function erase(desk: Desk, id: string): Promise<void> {
  const lead = await findOne(desk, id);
  const erased = await desk.leads.erase(lead.id, desk.now());
  if (!erased) {
    // A reader may have blocked this last time.
    if (!(await desk.leads.purge())) desk.print(STILL_READ);
    return refuse(desk, lead.id, "erased");
  }
  const { state, crm_id: crmId, ambiguous } = erased.lead;
  const copies = desk.copies();
  const facts = { id: lead.id, state, crm_id: crmId, ambiguous, purged: erased.isPurged, copies };
  if (desk.json) return desk.print(write(facts));
  desk.print(`The personal data of lead ${lead.id} is erased here.\n`);
  desk.print("Backups made before now still hold it, wherever they are kept.\n");
  if (copies.length > 0) desk.print(`The server's own copies:\n${copies.map((path) => `  ${path}\n`).join("")}`);
  if (!erased.isPurged) desk.print(STILL_READ);
  if (crmId !== null) desk.print(`The CRM has contact ${crmId}: erase it there too.\n`);
  else if (ambiguous === 1) desk.print("The CRM may have this person: look there too.\n");
}

export async function exportLeads(desk: Desk, separator: Separator = "comma"): Promise<void> {
  const total = await desk.leads.count();
  desk.print(desk.json ? "[" : csvHeader(separator));
  let done = 0;
  for (
    let page = await desk.leads.page("", PAGE_SIZE);
    page.length > 0;
    page = await desk.leads.page(page.at(-1)?.id ?? "", PAGE_SIZE)
  ) {
    for (const lead of page) {
      desk.print(desk.json ? `${done === 0 ? "" : ","}\n${JSON.stringify(leadJson(lead))}` : csvLine(lead, separator));
      done++;
    }
    desk.progress(`${done} of ${total} leads`);
  }
  if (desk.json) desk.print("\n]\n");
}

export async function stats(desk: Desk): Promise<void> {
  const [numbers, pause] = [await desk.leads.stats(desk.now()), await desk.breaker.pause()];
  const abandoned = (await desk.leads.abandoned()).length;
  if (desk.json) return desk.print(write({ ...numbers, abandoned, pause: pause ?? null }));
  const { byState, oldestWaitingAt, medianDeliveryMs } = numbers;
  const sinceNow = (ms: number) => age(desk.now() - ms);
  const rows = [
    ...Object.entries(byState).map(([state, count]) => [state, String(count)]),
    ["oldest waiting", oldestWaitingAt === null ? "none" : sinceNow(oldestWaitingAt)],
    ["accepted, last 24 hours", String(numbers.acceptedLastDay)],
    ["accepted, last 7 days", String(numbers.acceptedLastWeek)],
    ["delivered, last 7 days", String(numbers.deliveredLastWeek)],
    ["median time to the CRM", medianDeliveryMs === null ? "-" : age(medianDeliveryMs)],
    ["notifications abandoned", String(abandoned)],
    ["delivery", pause ? `paused for ${sinceNow(pause.since)} (${pause.kind}: ${pause.code})` : "running"],
  ];
  desk.print(`${table([["Leads", ""], ...rows])}\n`);
}
