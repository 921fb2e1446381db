import { CONTACT_FIELDS, fieldOf } from "../../../contact/fields/contactFields";
import { leadContent, type LeadRow } from "../lead";

const ANSWERS = CONTACT_FIELDS.flatMap((name) => fieldOf(name).csv ?? []);

const COLUMNS = [
  "id",
  "state",
  "accepted",
  ...ANSWERS.map(({ column }) => column),
  "language",
  "page",
  "calculation",
  "crm id",
  "last code",
  "held because",
];

/** Separators that a spreadsheet may be set to, by what staff write on the command line. */
export const SEPARATORS = { comma: ",", semicolon: ";", tab: "\t" } as const;

export type Separator = keyof typeof SEPARATORS;

// Spreadsheets that expect another separator split cells where no cell ends: each part of a value has to be harmless.
const FORMULA_START = /(^|[;,\t\r\n])(["\s]*)(?=[=+\-@])|^(?=[\t\r])/g;

/** A cell, always in quotation marks. What a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvCell(value: string): string {
  const harmless = value.replace(FORMULA_START, (_match, before = "", between = "") => `${before}'${between}`);
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[], separator: Separator) =>
  `${cells.map(csvCell).join(SEPARATORS[separator])}\r\n`;

/** The columns' names, with the line's end; the mark in front tells spreadsheets that the text is UTF-8. */
export const csvHeader = (separator: Separator = "comma"): string => `\uFEFF${line(COLUMNS, separator)}`;

/** A lead as one line; the cells of a person whose data was erased are empty. */
export function csvLine(lead: LeadRow, separator: Separator = "comma"): string {
  const content = leadContent(lead);
  const calculation = content?.calculation;
  const cells = [
    lead.id,
    lead.state,
    new Date(lead.created_at).toISOString(),
    ...ANSWERS.map(({ cell }) => (content && cell(content.values)) ?? ""),
    content?.language ?? "",
    content?.page ?? "",
    calculation === undefined ? "" : typeof calculation === "string" ? calculation : JSON.stringify(calculation),
    lead.crm_id ?? "",
    lead.last_code ?? "",
    lead.hold_reasons,
  ];
  return line(cells, separator);
}
