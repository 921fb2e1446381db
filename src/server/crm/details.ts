import { DETAILS_FIELDS } from "../../contact/fields/contactFields";
import type { Json, LeadContent } from "./crm";

/** One value per line: `page: /es/`, `analysis.inputs.arv: 350000`. */
export function linesOf(value: Json, name: string): string[] {
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
