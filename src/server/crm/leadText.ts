// What a lead says, as any CRM can take it: the six fields, and lines of text for the rest.
import { DETAILS_FIELDS, type RecordField, type SentValues } from "../../contact/fields/contactFields";
import type { Json, LeadContent, OutgoingLead } from "./crm";

/** The specified text that says where a contact comes from. */
export const CONTACT_DESCRIPTION = "Contact from website contact form";

/**
 * The six fields of the specified call, by the CRM's names; fields of the same name are joined.
 * @param values the validated form: phone as digits only, country as its two-letter code
 */
export function recordOf(values: SentValues, places: Record<RecordField, string>): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [name, place] of Object.entries(places) as [RecordField, string][])
    record[place] = (record[place] ?? "") + values[name];
  return record;
}

/** One value per line: `page: /es/`, `analysis.inputs.arv: 350000`. */
function linesOf(value: Json, name: string): string[] {
  // A line break in a value could forge a line.
  if (typeof value !== "object" || value === null) return [`${name}: ${String(value).replace(/\s+/gu, " ")}`];
  return Object.entries(value).flatMap(([key, member]) => linesOf(member, `${name}.${key}`));
}

/**
 * What a salesperson needs besides the six fields: the optional answers, the visitor's language, the page, where the visit
 * came from, and the attached analysis.
 */
export const detailsOf = ({ values, language, page, source, calculation }: LeadContent): string =>
  Object.entries({
    ...Object.fromEntries(DETAILS_FIELDS.map((name) => [name, values[name]])),
    language,
    page,
    source,
    analysis: calculation,
  })
    .flatMap(([name, value]) => (value === undefined ? [] : linesOf(value, name)))
    .join("\n");

/** Of its own for each addition, so that one that was written is found again. */
export const noteTitle = ({ id, revision }: OutgoingLead) =>
  `Website contact form ${id}${revision === 0 ? "" : ` (${revision + 1})`}`;

export const noteText = ({ content: { values, language, page, calculation } }: OutgoingLead): string =>
  Object.entries({ ...values, language, page, analysis: calculation })
    .flatMap(([name, value]) => (value === undefined ? [] : linesOf(value, name)))
    .join("\n");
