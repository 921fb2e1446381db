import { leadContent, type LeadRow } from "../lead";

const COLUMNS = [
  "id",
  "state",
  "accepted",
  "first name",
  "last name",
  "email",
  "phone",
  "country",
  "language",
  "page",
  "calculation",
  "crm id",
  "last code",
  "held because",
] as const;

/** A CSV cell. What a spreadsheet would take for a formula gets an apostrophe in front and stays text. */
export function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly string[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** The columns' names, with the line's end. */
export const csvHeader = line(COLUMNS);

/** A lead as one line; the cells of a person whose data was erased are empty. */
export function csvLine(lead: LeadRow): string {
  const content = leadContent(lead);
  const { firstName = "", lastName = "", email = "", country = "" } = content?.values ?? {};
  const phone = content ? `${content.values.phoneCode} ${content.values.phoneNumber}` : "";
  const calculation = content?.calculation;
  return line([
    lead.id,
    lead.state,
    new Date(lead.created_at).toISOString(),
    firstName,
    lastName,
    email,
    phone,
    country,
    content?.language ?? "",
    content?.page ?? "",
    calculation === undefined ? "" : typeof calculation === "string" ? calculation : JSON.stringify(calculation),
    lead.crm_id ?? "",
    lead.last_code ?? "",
    lead.hold_reasons,
  ]);
}
