// The calls this site makes: create a contact, and check whether one has arrived.
import { sourceName } from "../../../contact/fields/source";
import { parseObject, asObject } from "../../http/asObject";
import type { Crm, CrmRuntime, Lookup, OutgoingLead, SharedValues } from "../crm";
import { detailsOf, noteText, noteTitle } from "../leadText";
import { failedLookup, NOBODY, SEARCH_UNREADABLE, unreadableLookup, wasCreatedSince } from "../lookup";
import { changeOutcome, crmIdOf, delivered, NOTED, type Failure, type Outcome } from "../outcome";
import { AccessTokens } from "./accessTokens";
import { classifyReply, overlongField, refusedField, SCOPE_MISMATCH } from "./classifyReply";
import { contactRecord, shortenField, type ContactRecord, wasShortened } from "./contactRecord";
import { zohoApi, type ZohoApi } from "./zohoApi";
import type { ZohoSettings } from "./zohoSettings";
import type { ServiceReply } from "../../http/callService";

// Which of the CRM's search results may be the contact created by an earlier attempt.
interface ContactMatch {
  contact: ContactRecord;
  refField: string | undefined;
  sinceMs: number;
}

const SAME_FIELDS = ["First_Name", "Last_Name", "Phone"] as const;

function matches(record: Record<string, unknown>, { contact, refField, sinceMs }: ContactMatch): boolean {
  if (refField !== undefined) return record[refField] === contact[refField];
  // Members of a household may share an email address and a phone.
  const same = SAME_FIELDS.every((field) => record[field] === contact[field] || wasShortened(record, contact, field));
  return same && wasCreatedSince(record.Created_Time, sinceMs);
}

function findIn(text: string, sought: ContactMatch): Lookup {
  const records = parseObject(text)?.data;
  if (!Array.isArray(records)) return unreadableLookup();
  const found = records.map(asObject).filter((record) => record && matches(record, sought));
  return { found: found.flatMap((record) => crmIdOf(record?.id) ?? []) };
}

function readLookup(reply: ServiceReply, sought: ContactMatch): Lookup {
  if (reply.status === 200) return findIn(reply.text, sought);
  if (reply.status === 204) return { found: [] };
  return failedLookup(classifyReply(reply));
}

// Adds to a contact already in the CRM: rewrites the details field where the scope permits it and the text fits, and
// otherwise adds a note.
const outcomeOf = (answer: Awaited<ReturnType<ZohoApi>>, contactId: string): Outcome =>
  "failure" in answer ? answer.failure : changeOutcome(classifyReply(answer.reply), contactId);

function knownContact(call: ZohoApi, detailsField: string | undefined) {
  /** Whether an earlier attempt left its note; if that cannot be checked, the note is written again, which is harmless. */
  async function hasNote(contactId: string, lead: OutgoingLead, signal: AbortSignal): Promise<boolean | Failure> {
    const answer = await call(`/Contacts/${contactId}/Notes?fields=Note_Title`, { method: "GET" }, signal);
    if ("failure" in answer) return answer.failure;
    const notes = parseObject(answer.reply.text)?.data;
    return Array.isArray(notes) && notes.some((note) => asObject(note)?.Note_Title === noteTitle(lead));
  }

  async function note(
    contactId: string,
    lead: OutgoingLead,
    maybeDelivered: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const isThere = maybeDelivered && (await hasNote(contactId, lead, signal));
    if (typeof isThere === "object") return isThere;
    if (isThere) return delivered(NOTED, 200, contactId);
    const written = {
      Note_Title: noteTitle(lead),
      Note_Content: noteText(lead),
      Parent_Id: { module: { api_name: "Contacts" }, id: contactId },
    };
    const body = JSON.stringify({ data: [written] });
    const answer = await call(`/Contacts/${contactId}/Notes`, { method: "POST", body }, signal);
    const outcome = outcomeOf(answer, contactId);
    return outcome.kind === "delivered" ? { ...outcome, code: NOTED } : outcome;
  }

  /** @param details the text for the details field */
  async function update(
    contactId: string,
    lead: OutgoingLead,
    details: string,
    maybeDelivered: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (detailsField === undefined) return note(contactId, lead, maybeDelivered, signal);
    const body = JSON.stringify({ data: [{ id: contactId, [detailsField]: details }] });
    const answer = await call(`/Contacts/${contactId}`, { method: "PUT", body }, signal);
    const outcome = outcomeOf(answer, contactId);
    const isTooLong = "reply" in answer && overlongField(answer.reply.text) !== undefined;
    return isTooLong || outcome.kind === "readOnly" ? note(contactId, lead, maybeDelivered, signal) : outcome;
  }

  return { note, update };
}

const MAX_SHORTENED_FIELDS = 5;

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
    update: (contactId, lead, maybeDelivered, signal) =>
      known.update(contactId, lead, detailsOf(lead.content), maybeDelivered, signal),

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
      if (status === 200) return Array.isArray(parseObject(text)?.data) ? undefined : SEARCH_UNREADABLE;
      if (status === 204) return undefined;
      const { code } = classifyReply(result.reply);
      // It knows the token, whose scope need not include look-ups.
      return code === SCOPE_MISMATCH ? undefined : code;
    },
  };
}
