import type { CrmContact } from "../../crm/crmContact";
import type { CrmSettings } from "../../crm/crmSettings";
import { leadContent, type Json, type LeadContent, type LeadRow } from "../lead";

export type OwnFieldNames = Pick<CrmSettings, "refField" | "detailsField">;

/** Each value of a calculation on a line of its own: `purchasePrice: 250000`. */
function linesOf(value: Json, name: string): string[] {
  if (typeof value !== "object" || value === null) return [`${name}: ${value}`];
  return Object.entries(value).flatMap(([key, member]) => linesOf(member, `${name}.${key}`));
}

/** What a salesperson has to know beside the six fields: the visitor's language, the page, and the attached analysis. */
function detailsOf({ language, page, calculation }: LeadContent): string {
  const circumstances = Object.entries({ language, page }).flatMap(([name, value]) =>
    value ? linesOf(value, name) : [],
  );
  return [...circumstances, ...(calculation === undefined ? [] : linesOf(calculation, "analysis"))].join("\n");
}

/** The fields that a company has added to its CRM for this site, as far as they are set up. */
export function ownFields(
  { refField, detailsField }: OwnFieldNames,
  lead: Pick<LeadRow, "id" | "content">,
): CrmContact {
  const content = leadContent(lead);
  return {
    ...(refField !== undefined && { [refField]: lead.id }),
    ...(detailsField !== undefined && content && { [detailsField]: detailsOf(content) }),
  };
}
