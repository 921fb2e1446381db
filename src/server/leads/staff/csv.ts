import { CONTACT_FIELD_NAMES, fieldOf } from "../../../contact/fields/contactFields";
import { SOURCE_PARTS } from "../../../contact/fields/source";
import { leadContent, type LeadRow } from "../lead";
import { withoutDirections } from "./leadText";

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
const FORMULA_START = /(^|[;,\t\r\n])((?:"|[^\S\t\r\n])*)(?=[=+\-@#＝＋－＠＃])|^(?=[\t\r])/g;

/** A whole number that a spreadsheet neither rounds (it keeps 15 digits) nor strips of leading zeros. */
const WHOLE = /^(?:0|[1-9]\d{0,14})$/;

/** What numbers, dates, and times are written with, in any language; none is longer. */
const NUMERIC = /^(?=.*\p{N})\(?[\p{L}\p{M}\p{N}\p{Sc}\s.,:;'’/%+-]{1,34}\)?$/u;

const WORDS = /\p{L}{3,}/gu;

/** As this file writes them: spreadsheets and scripts read them as they are. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const TRUTH = /^(?:true|false|verdadero|falso)$/i;

/**
 * True for a text that a spreadsheet may take for a number, date, or time: digits, and what these are written with,
 * with no more than the name of a month beside them. `nov-2026`, `1e-5`, `3 de mayo`; not `12 Oak Street`.
 */
function mayBeNumber(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  if (TRUTH.test(plain)) return true;
  return !WHOLE.test(text) && NUMERIC.test(plain) && (plain.match(WORDS) ?? []).length <= 1;
}

/**
 * A cell, always quoted. Anything a spreadsheet would treat as a formula, or as a number although it is an ID, gets a
 * leading apostrophe.
 */
export function csvCell(written: string): string {
  const value = withoutDirections(written);
  const harmless = value.replace(FORMULA_START, (_match, before = "", between = "") => `${before}'${between}`);
  const isMarked = harmless.startsWith("'") || ISO_TIME.test(value) || !mayBeNumber(value);
  return `"${isMarked ? "" : "'"}${harmless.replaceAll('"', '""')}"`;
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
