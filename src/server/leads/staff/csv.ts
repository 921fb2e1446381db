import { CONTACT_FIELD_NAMES, fieldOf } from "../../../contact/fields/contactFields";
import { SOURCE_PARTS } from "../../../contact/fields/source";
import { leadContent, type LeadRow } from "../lead";

const ANSWERS = CONTACT_FIELD_NAMES.flatMap((name) => fieldOf(name).csv ?? []);

const COLUMNS = [
  "id",
  "state",
  "accepted",
  ...ANSWERS.map(({ column }) => column),
  "language",
  "page",
  ...SOURCE_PARTS.map((name) => `first ${name}`),
  ...SOURCE_PARTS.map((name) => `last ${name}`),
  "calculation",
  "crm id",
  "last code",
  "held because",
];

/** Separators a spreadsheet may expect, by the name staff type on the command line. */
const SEPARATORS = { comma: ",", semicolon: ";", tab: "\t" } as const;

export type Separator = keyof typeof SEPARATORS;

export const SEPARATOR_NAMES = Object.keys(SEPARATORS) as Separator[];

// A spreadsheet set to another separator splits cells in the wrong places, so each part of a value must be harmless.
const FORMULA_START = /(^|[;,\t\r\n])((?:"|[^\S\t\r\n])*)(?=[=+\-@])|^(?=[\t\r])/g;

/** Digits a spreadsheet would round (it keeps 15), strip of leading zeros, or read as a power of ten, a date, or a truth. */
const NOT_A_NUMBER = /^(?:\d{16,}|0\d+|\d+e\d+|\d{1,4}[-/.:]\d{1,4}(?:[-/.:]\d{1,4})?|true|false|verdadero|falso)$/i;

/**
 * A cell, always quoted. Anything a spreadsheet would treat as a formula, or as a number although it is an ID, gets a
 * leading apostrophe.
 */
export function csvCell(value: string): string {
  if (NOT_A_NUMBER.test(value)) return `"'${value}"`;
  const harmless = value.replace(FORMULA_START, (_match, before = "", between = "") => `${before}'${between}`);
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[], separator: Separator) =>
  `${cells.map(csvCell).join(SEPARATORS[separator])}\r\n`;

export const csvHeader = (separator: Separator = "comma"): string => `\uFEFF${line(COLUMNS, separator)}`;

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
    ...SOURCE_PARTS.map((name) => content?.source?.first[name] ?? ""),
    ...SOURCE_PARTS.map((name) => content?.source?.last?.[name] ?? ""),
    calculation === undefined ? "" : JSON.stringify(calculation),
    lead.crm_id ?? "",
    lead.last_code ?? "",
    lead.hold_reasons,
  ];
  return line(cells, separator);
}
