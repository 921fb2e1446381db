import type { ContactValues } from "../../../contact/contactSchema";
import { table } from "../../table";
import { leadContent, type Attempt, type LeadRow } from "../lead";
import { age, moment } from "./times";

const ERASED = "(erased)";

const phoneOf = ({ phoneCode, phoneNumber }: ContactValues) => `${phoneCode} ${phoneNumber}`;

/** A table of leads, one line each. */
export function leadList(leads: readonly LeadRow[], nowMs: number): string {
  const rows = leads.map((lead) => {
    const values = leadContent(lead)?.values;
    const name = values ? `${values.firstName} ${values.lastName}` : ERASED;
    const why = lead.state === "held" ? lead.hold_reasons : (lead.last_code ?? "");
    return [
      lead.id,
      lead.state,
      age(nowMs - lead.created_at),
      name,
      values?.email ?? ERASED,
      values ? phoneOf(values) : ERASED,
      String(lead.attempts),
      why,
    ];
  });
  return table([["ID", "State", "Age", "Name", "E-mail", "Phone", "Tries", "Last answer"], ...rows]);
}

/** All about one lead. */
export function leadDetails(lead: LeadRow): string {
  const content = leadContent(lead);
  const values = content?.values;
  const facts: [string, string | null | undefined][] = [
    ["ID", lead.id],
    ["State", lead.state],
    ["Accepted", `${moment(lead.created_at)} UTC`],
    ["Delivered", lead.delivered_at === null ? null : `${moment(lead.delivered_at)} UTC`],
    ["Next try", lead.state === "pending" ? `${moment(lead.next_at ?? 0)} UTC` : null],
    ["CRM contact", lead.crm_id],
    ["Held because", lead.hold_reasons],
    ["Last answer", lead.last_code],
    ["Error text", lead.last_message],
    ["May be in the CRM", lead.ambiguous === 1 && lead.state !== "delivered" ? "yes: its answer got lost" : null],
    ["Personal data", lead.redacted_at === null ? null : `erased ${moment(lead.redacted_at)} UTC`],
    ["Name", values && `${values.firstName} ${values.lastName}`],
    ["E-mail", values?.email],
    ["Phone", values && phoneOf(values)],
    ["Country", values?.country],
    ["Language", content?.language],
    ["Page", content?.page],
  ];
  const shown = facts.filter(([, value]) => value).map(([label, value]) => `${label.padEnd(18)}${value ?? ""}`);
  const calculation = content?.calculation;
  const text = typeof calculation === "string" ? calculation : JSON.stringify(calculation, null, 2);
  if (calculation !== undefined) shown.push("Calculation", text.replace(/^/gm, "  "));
  const attempts = JSON.parse(lead.attempt_log) as Attempt[];
  const tries = attempts.map(({ at, ms, code, status }) => [
    `${moment(at)} UTC`,
    `${ms} ms`,
    code,
    String(status ?? ""),
  ]);
  if (tries.length > 0) shown.push("", table([["Try", "Took", "Answer", "Status"], ...tries]));
  return shown.join("\n");
}

/** The row for scripts: JSON columns opened, what only the server needs left out. */
export function leadJson(lead: LeadRow): object {
  const internal = new Set(["content", "content_hash", "idempotency_key", "lease_by"]);
  const row = Object.fromEntries(Object.entries(lead).filter(([column]) => !internal.has(column)));
  return { ...row, content: leadContent(lead) ?? null, attempt_log: JSON.parse(lead.attempt_log) as Attempt[] };
}
