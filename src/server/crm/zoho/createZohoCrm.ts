// The calls this site makes: create a contact, and check whether one has arrived.
import { sourceName } from "../../../contact/fields/source";
import { parseObject } from "../../http/asObject";
import type { Crm, CrmRuntime, OutgoingLead, SharedValues } from "../crm";
import { detailsOf } from "../details";
import { AccessTokens } from "./accessTokens";
import { classifyReply, overlongField, refusedField, SCOPE_MISMATCH } from "./classifyReply";
import { contactRecord, shortenField, type ContactRecord } from "./contactRecord";
import { knownContact } from "./knownContact";
import { readLookup } from "./readLookup";
import { zohoApi } from "./zohoApi";
import type { ZohoSettings } from "./zohoSettings";

const MAX_SHORTENED_FIELDS = 5;

const NOBODY = "nobody@example.invalid";

const without = (contact: ContactRecord, field: string): ContactRecord =>
  Object.fromEntries(Object.entries(contact).filter(([name]) => name !== field));

/** The contact that a lead becomes, with the custom fields that the settings name. */
function recordOf({ id, content }: OutgoingLead, { refField, detailsField, sourceField }: ZohoSettings): ContactRecord {
  const source = content.source && sourceName(content.source);
  return contactRecord(content.values, {
    ...(refField !== undefined && { [refField]: id }),
    ...(detailsField !== undefined && { [detailsField]: detailsOf(content) }),
    ...(sourceField !== undefined && source !== undefined && { [sourceField]: source }),
  });
}

export function createZohoCrm(settings: ZohoSettings, shared: SharedValues, runtime: CrmRuntime): Crm {
  const { refField, detailsField, sourceField } = settings;
  const call = zohoApi(settings, new AccessTokens(settings, shared, runtime), runtime);
  const known = knownContact(call, detailsField);

  return {
    refusesDuplicates: refField !== undefined,
    missingForDetails: detailsField === undefined ? "CRM_DETAILS_FIELD" : undefined,

    async send(lead, signal) {
      let fitting = recordOf(lead, settings);
      for (let shortened = 0; ; shortened++) {
        const result = await call("/Contacts", { method: "POST", body: JSON.stringify({ data: [fitting] }) }, signal);
        if ("failure" in result) return result.failure;
        // Often a list of choices that lacks this one: the store and staff's mail have it, and nobody is refused for it.
        if (sourceField !== undefined && sourceField in fitting && refusedField(result.reply.text) === sourceField) {
          fitting = without(fitting, sourceField);
          continue;
        }
        const overlong = overlongField(result.reply.text);
        const canBeCut = overlong && overlong.field in fitting && overlong.field !== refField;
        if (!canBeCut || shortened === MAX_SHORTENED_FIELDS) return classifyReply(result.reply, refField);
        fitting = shortenField(fitting, overlong.field, overlong.maximumLength);
      }
    },

    note: known.note,
    update: (contactId, lead, wasTried, signal) =>
      known.update(contactId, lead, detailsOf(lead.content), wasTried, signal),

    async find(lead, signal) {
      const contact = recordOf(lead, settings);
      const [name, value] =
        refField === undefined ? ["email", contact.Email ?? ""] : ["criteria", `(${refField}:equals:${lead.id})`];
      const result = await call(`/Contacts/search?${name}=${encodeURIComponent(value)}`, { method: "GET" }, signal);
      return "failure" in result ? result : readLookup(result.reply, { contact, refField, sinceMs: lead.createdAt });
    },

    async check(signal) {
      const result = await call(`/Contacts/search?email=${encodeURIComponent(NOBODY)}`, { method: "GET" }, signal);
      if ("failure" in result) return result.failure.code;
      const { status, text } = result.reply;
      // Whatever else answers with 200, such as a sign-in page, is not the CRM.
      if (status === 200) return Array.isArray(parseObject(text)?.data) ? undefined : "SEARCH_UNREADABLE";
      if (status === 204) return undefined;
      const { code } = classifyReply(result.reply);
      // It knows the token, whose scope need not include look-ups.
      return code === SCOPE_MISMATCH ? undefined : code;
    },
  };
}
