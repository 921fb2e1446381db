import { CRM_NEEDS } from "../../crm/readCrm";
import { CommandError } from "../../terminal/commandLine";
import { commandOf } from "../../config/installation";
import { formatMinute } from "../../durations";
import type { CircuitBreaker } from "../delivery/CircuitBreaker";
import type { LeadState } from "../../database/rows";
import { readDecisions, RETENTION_DAYS, type LeadRow } from "../lead";
import { toldChannels, notify, notifyAgain } from "../store/notifyAgain";
import type { LeadFilter, StaffStore } from "../store/StaffStore";
import { csvHeader, csvLine, type Separator } from "./csv";
import { leadDetails, leadJson, leadList, withoutDirections, personIn, jobJson, jobList } from "./leadText";

export interface CommandContext {
  leads: StaffStore;
  breaker: CircuitBreaker;
  crmConfigured: boolean;
  copies(): Promise<string[]>;
  json: boolean;
  confirm(question: string): Promise<boolean>;
  now(): number;
  print(text: string): void;
  progress(text: string): void;
}

const PAGE_SIZE = 500;
const json = (value: unknown, indent?: number) => withoutDirections(JSON.stringify(value, null, indent));

const write = (value: unknown) => `${json(value, 2)}\n`;

async function findOne(context: CommandContext, id: string): Promise<LeadRow> {
  const [lead, second] = /^[0-9a-f-]{4,36}$/.test(id) ? await context.leads.find(id) : [];
  if (!lead) throw new CommandError(`There is no lead ${id}. See: ${commandOf("leads")} list`);
  if (second) throw new CommandError(`Several leads match ${id}: give more of the ID.`);
  return lead;
}

/** Explains why nothing was done, based on the lead's current state: the server may have been quicker. */
async function refuse(context: CommandContext, id: string, done: string): Promise<never> {
  const lead = await findOne(context, id);
  const erased = lead.redacted_at === null ? "" : " and its personal data is erased";
  const why =
    lead.state === "sending" ? "it is being sent right now, try again in a minute" : `it is ${lead.state}${erased}`;
  throw new CommandError(`Lead ${id} cannot be ${done}: ${why}.`);
}

export async function listLeads(context: CommandContext, filter: LeadFilter): Promise<void> {
  const leads = await context.leads.list(filter);
  if (context.json) return context.print(write(leads.map(leadJson)));
  context.print(leads.length === 0 ? "No leads.\n" : `${leadList(leads, Date.now())}\n`);
  if (leads.length === filter.limit) context.print(`There may be more: --page ${(filter.page ?? 1) + 1}\n`);
}

export async function show(context: CommandContext, id: string): Promise<void> {
  const lead = await findOne(context, id);
  const jobs = await context.leads.jobs(lead.id);
  if (context.json) return context.print(write({ ...leadJson(lead), jobs: jobs.map(jobJson) }));
  context.print(`${leadDetails(lead)}\n`);
  if (jobs.length > 0) context.print(`\n${jobList(jobs)}\n`);
  for (const { at, action, by } of readDecisions(lead))
    context.print(`${formatMinute(at)} UTC  ${action} by a link mailed to ${by}\n`);
}

/** @param to a destination, which gets its notifications once more whatever became of them */
export async function retry(context: CommandContext, id: string | undefined, to?: string): Promise<void> {
  const lead = id === undefined ? undefined : await findOne(context, id);
  const nowMs = context.now();
  const names = await toldChannels(context.leads.database);
  if (to !== undefined && !names.includes(to))
    throw new CommandError(`There is no "${to}" to tell${names.length > 0 ? `: ${names.join(", ")}` : ""}.`);
  const notifications =
    to === undefined
      ? await notifyAgain(context.leads.database, nowMs, lead?.id)
      : await notify(context.leads.database, to, nowMs, lead?.id);
  if (to !== undefined && notifications === 0) throw new CommandError(`There is nothing to tell ${to}.`);
  if (to === undefined && !context.crmConfigured && notifications === 0)
    throw new CommandError(`No CRM is configured, so nothing can be sent: set ${CRM_NEEDS.join(", or ")} first.`);
  const isForCrm = context.crmConfigured && to === undefined;
  const queued = isForCrm ? await context.leads.retry(context.now(), lead?.id) : 0;
  if (lead && queued + notifications === 0) return refuse(context, lead.id, "retried");
  if (isForCrm) await context.breaker.tryNow();
  if (context.json) return context.print(write({ queued, notifications }));
  if (to === undefined)
    context.print(
      `${queued} in the queue and due now, or joined with the same answers: a running server sends them.\n`,
    );
  if (notifications > 0) context.print(`${notifications} notifications are due again.\n`);
}

/** Where a lead is that has been let through. */
const RELEASED: { pending: string } & Partial<Record<LeadState, string>> = {
  pending: "in the queue; the running server sends it now",
  stored: "in the local inbox",
  closed:
    "closed: the same answers, sent again, have a request of their own, which has got the analysis, if there is one",
};

export async function release(context: CommandContext, id: string): Promise<void> {
  const lead = await findOne(context, id);
  const state = context.crmConfigured ? "pending" : "stored";
  if (!(await context.leads.release(lead.id, state, context.now()))) return refuse(context, lead.id, "released");
  const seen = await findOne(context, lead.id);
  const where = RELEASED[seen.state] ?? RELEASED.pending;
  context.print(context.json ? write({ id: lead.id, state: seen.state }) : `Lead ${lead.id} is ${where}.\n`);
}

export async function close(context: CommandContext, id: string): Promise<void> {
  const lead = await findOne(context, id);
  if (!(await context.leads.close(lead.id, context.now()))) return refuse(context, lead.id, "closed");
  const text = `Lead ${lead.id} is closed; its personal data will be erased in ${RETENTION_DAYS} days.\n`;
  context.print(context.json ? write({ id: lead.id, state: "closed" }) : text);
}

const STILL_READ =
  "Another program is reading the store, and its file still holds the data: stop that program and erase again.\n";

export async function erase(context: CommandContext, id: string): Promise<void> {
  const lead = await findOne(context, id);
  const person = personIn(lead);
  if (person && !(await context.confirm(`Erase what ${person} sent (lead ${lead.id}), for good?`)))
    throw new CommandError(`Lead ${lead.id} is as it was.`);
  const erased = await context.leads.erase(lead.id, context.now());
  if (!erased) {
    // A reader may have blocked this last time.
    if (!(await context.leads.database.purge())) context.print(STILL_READ);
    return refuse(context, lead.id, "erased");
  }
  const { state, crm_id: crmId, maybe_delivered: maybeDelivered } = erased.lead;
  const copies = await context.copies();
  const facts = { id: lead.id, state, crm_id: crmId, maybe_delivered: maybeDelivered, purged: erased.isPurged, copies };
  if (context.json) return context.print(write(facts));
  context.print(`The personal data of lead ${lead.id} is erased here.\n`);
  context.print("Backups made before now still hold it, wherever they are kept.\n");
  if (erased.alsoIn !== "") context.print(`${erased.alsoIn}\n`);
  if (copies.length > 0)
    context.print(
      `Copies that the server made, and the store it was moved from:\n${copies.map((path) => `  ${path}\n`).join("")}`,
    );
  if (!erased.isPurged) context.print(STILL_READ);
  if (crmId !== null) context.print(`The CRM has contact ${crmId}: erase it there too.\n`);
  else if (maybeDelivered === 1) context.print("The CRM may have this person: look there too.\n");
}

export async function exportLeads(context: CommandContext, separator: Separator = "comma"): Promise<void> {
  const total = await context.leads.count();
  context.print(context.json ? "[" : csvHeader(separator));
  let done = 0;
  for (
    let page = await context.leads.page("", PAGE_SIZE);
    page.length > 0;
    page = await context.leads.page(page.at(-1)?.id ?? "", PAGE_SIZE)
  ) {
    for (const lead of page) {
      context.print(context.json ? `${done === 0 ? "" : ","}\n${json(leadJson(lead))}` : csvLine(lead, separator));
      done++;
    }
    context.progress(`${done} of ${total} leads`);
  }
  if (context.json) context.print("\n]\n");
}

/**
 * Runs the same command for several leads. A rejected one does not stop the others; with --json the results are a list.
 * @throws CommandError listing every rejection, once all are done
 */
export async function forEachLead(
  context: CommandContext,
  ids: readonly string[],
  work: (context: CommandContext, id: string) => Promise<void>,
): Promise<void> {
  const results: string[] = [];
  const refusals: string[] = [];
  const isList = context.json && ids.length > 1;
  const own = isList ? { ...context, print: (text: string) => void results.push(text.trimEnd()) } : context;
  for (const id of ids) {
    try {
      await work(own, id);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      refusals.push(error.message);
    }
  }
  if (isList) context.print(`[${results.join(",\n")}]\n`);
  if (refusals.length > 0) throw new CommandError(refusals.join("\n"));
}
