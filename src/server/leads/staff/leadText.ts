import { CONTACT_FIELD_NAMES, fieldOf } from "../../../contact/fields/contactFields";
import { attributionLine, type RequestSource } from "../../../contact/fields/source";
import { formatMinute } from "../../durations";
import { table } from "../../terminal/table";
import { leadContent, readAttempts, readDecisions, type LeadRow } from "../lead";
import type { JobRow } from "../../database/rows";

/** How long ago, in the largest unit that fits: `12 s`, `3 h`. */
function age(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}

const ERASED = "(erased)";
const LABEL_WIDTH = 18;

const ANSWERS = CONTACT_FIELD_NAMES.flatMap((name) => fieldOf(name).staff ?? []);
const LISTED = ANSWERS.filter(({ inList }) => inList);

export function personIn(lead: LeadRow): string | undefined {
  const values = leadContent(lead)?.values;
  return values && LISTED.flatMap(({ line }) => line(values) ?? []).join(", ");
}

export function leadList(leads: readonly LeadRow[], nowMs: number): string {
  const rows = leads.map((lead) => {
    const values = leadContent(lead)?.values;
    const why = lead.state === "held" ? lead.hold_reasons : (lead.last_code ?? "");
    return [
      lead.id,
      lead.state,
      age(nowMs - lead.created_at),
      ...LISTED.map(({ line }) => (values ? (line(values) ?? "") : ERASED)),
      String(readAttempts(lead.attempt_log).length),
      why,
    ];
  });
  return table([["ID", "State", "Age", ...LISTED.map(({ label }) => label), "Tries", "Last answer"], ...rows]);
}

// Continuation lines of a long answer are indented under the first.
const factLine = (label: string, value: string) =>
  label.padEnd(LABEL_WIDTH) + value.replaceAll("\n", `\n${" ".repeat(LABEL_WIDTH)}`);

const arrivalsIn = (source: RequestSource | undefined): [string, string | undefined][] => [
  ["Came from", source && attributionLine(source.first)],
  ["Came again from", source?.last && attributionLine(source.last)],
];

export function leadDetails(lead: LeadRow): string {
  const content = leadContent(lead);
  const values = content?.values;
  const facts: [string, string | null | undefined][] = [
    ["ID", lead.id],
    ["State", lead.state],
    ["Accepted", `${formatMinute(lead.created_at)} UTC`],
    ["Delivered", lead.delivered_at === null ? null : `${formatMinute(lead.delivered_at)} UTC`],
    ["Next try", lead.state === "pending" ? `${formatMinute(lead.run_at ?? 0)} UTC` : null],
    ["CRM contact", lead.crm_id],
    ["Held because", lead.hold_reasons],
    ["Last answer", lead.last_code],
    ["Error text", lead.last_message],
    [
      "May be in the CRM",
      lead.maybe_delivered === 1 && lead.state !== "delivered" ? "yes: its response was lost" : null,
    ],
    ["Personal data", lead.redacted_at === null ? null : `erased ${formatMinute(lead.redacted_at)} UTC`],
    ...ANSWERS.map(({ label, line }): [string, string | undefined] => [label, values && line(values)]),
    ["Language", content?.language],
    ["Page", content?.page],
    ...arrivalsIn(content?.source),
  ];
  const shown = facts.filter(([, value]) => value).map(([label, value]) => factLine(label, value ?? ""));
  const calculation = content?.calculation;
  if (calculation !== undefined) shown.push("Calculation", JSON.stringify(calculation, null, 2).replace(/^/gm, "  "));
  return shown.join("\n");
}

/** A row for scripts, without the columns that only the server needs. */
const rowWithout = (row: object, internal: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !internal.includes(column)));

/** A text without the marks that turn its direction: what follows them would be read in another order. */
export const withoutDirections = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");

export const leadJson = (lead: LeadRow): object => ({
  ...rowWithout(lead, ["content", "content_hash", "idempotency_key", "decisions"]),
  content: leadContent(lead) ?? null,
  decisions: readDecisions(lead),
  attempt_log: readAttempts(lead.attempt_log),
});

export const jobJson = (job: JobRow): object => ({
  ...rowWithout(job, ["lease_by", "message_id", "about"]),
  attempt_log: readAttempts(job.attempt_log),
});

export function jobList(jobs: readonly JobRow[]): string {
  const rows = jobs.flatMap((job) => {
    const { destination, event, state, run_at: dueAt, last_code: code, rescues } = job;
    const next = dueAt === null ? "" : `next ${formatMinute(dueAt)} UTC`;
    const notes = [next, rescues > 0 ? `its server died ${rescues} times` : ""].filter(Boolean).join(", ");
    return [
      [destination, event, state, code ?? "", notes],
      ...readAttempts(job.attempt_log).map(({ at, ms, code: answer, status }) => [
        "",
        `${formatMinute(at)} UTC`,
        `${ms} ms`,
        answer,
        String(status ?? ""),
      ]),
    ];
  });
  return table([["To", "About", "State", "Last answer", ""], ...rows]);
}
