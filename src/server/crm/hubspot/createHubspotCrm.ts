// HubSpot as the CRM. Its contacts are unique by their email address: a request sent twice creates no second one.
import type { RecordField } from "../../../contact/fields/contactFields";
import { isRecord } from "../../../content/isRecord";
import { asObject, parseObject } from "../../http/asObject";
import { escapeHtml } from "../../http/escapeHtml";
import type { Crm, CrmRuntime, Lookup, OutgoingLead } from "../crm";
import { CONTACT_DESCRIPTION, detailsOf, noteText, noteTitle, recordOf } from "../leadText";
import { failedLookup, NOBODY, SEARCH_UNREADABLE, unreadableLookup, wasCreatedSince } from "../lookup";
import { changeOutcome, crmIdOf, delivered, NOTED, type Failure, type Outcome } from "../outcome";
import { classifyReply, hubspotApi, type HubspotAnswer } from "./hubspotApi";
import type { HubspotSettings } from "./hubspotSettings";

type Properties = Record<string, string>;

const PLACES = {
  firstName: "firstname",
  lastName: "lastname",
  email: "email",
  phoneCode: "phone",
  phoneNumber: "phone",
  country: "country",
} satisfies Record<RecordField, string>;

/** Everything else goes into this property, which every account has. */
const DETAILS_PROPERTY = "message";

/** An association that HubSpot defines: of a note with its contact. */
const NOTE_TO_CONTACT = 202;

const detailsProperty = ({ content }: OutgoingLead): Properties => ({
  [DETAILS_PROPERTY]: [CONTACT_DESCRIPTION, detailsOf(content)].filter(Boolean).join("\n"),
});

const propertiesOf = (lead: OutgoingLead): Properties => ({
  ...recordOf(lead.content.values, PLACES),
  ...detailsProperty(lead),
});

/** An account may write phone numbers in its own way. */
const digitsOf = (phone: unknown) => String(phone).replace(/\D/g, "");

function isOf(found: Record<string, unknown>, sought: Properties, sinceMs: number): boolean {
  const { firstname, lastname, phone } = asObject(found.properties) ?? {};
  const isSame = firstname === sought.firstname && lastname === sought.lastname;
  return isSame && digitsOf(phone) === digitsOf(sought.phone) && wasCreatedSince(found.createdAt, sinceMs);
}

/** What a search has found; undefined if the text is no answer to one. */
function resultsIn(text: string): Record<string, unknown>[] | undefined {
  const results = parseObject(text)?.results;
  return Array.isArray(results) ? results.filter(isRecord) : undefined;
}

/** A note's lines, however its markup has been rewritten. */
const linesIn = (html: string) => html.split(/<[^<>]*>/);

const searchFor = (properties: readonly string[], filters: Record<string, string>) => ({
  filterGroups: [
    {
      filters: Object.entries(filters).map(([propertyName, value]) => ({ propertyName, operator: "EQ", value })),
    },
  ],
  properties,
});

const outcomeOf = (answer: HubspotAnswer): Outcome =>
  "failure" in answer ? answer.failure : classifyReply(answer.reply);

export function createHubspotCrm(settings: HubspotSettings, runtime: CrmRuntime): Crm {
  const call = hubspotApi(settings, runtime);
  const byEmail = (email: string) => searchFor(Object.values(PLACES), { email });

  /** Whether an earlier attempt left its note; if that cannot be checked, the note is written again, which is harmless. */
  async function hasNote(contactId: string, lead: OutgoingLead, signal: AbortSignal): Promise<boolean | Failure> {
    const search = searchFor(["hs_note_body"], { "associations.contact": contactId });
    const answer = await call("POST", "notes/search", search, signal);
    if ("failure" in answer) return answer.failure;
    const bodies = resultsIn(answer.reply.text)?.map(({ properties }) => asObject(properties)?.hs_note_body);
    return bodies?.some((body) => linesIn(String(body)).includes(noteTitle(lead))) ?? false;
  }

  const note: Crm["note"] = async (contactId, lead, maybeDelivered, signal) => {
    const isThere = maybeDelivered && (await hasNote(contactId, lead, signal));
    if (typeof isThere === "object") return isThere;
    if (isThere) return delivered(NOTED, 200, contactId);
    const written = {
      properties: {
        hs_timestamp: new Date(runtime.now()).toISOString(),
        hs_note_body: escapeHtml(`${noteTitle(lead)}\n${noteText(lead)}`).replaceAll("\n", "<br>"),
      },
      associations: [
        {
          to: { id: contactId },
          types: [{ associationCategory: "HUBSPOT_DEFINED", associationTypeId: NOTE_TO_CONTACT }],
        },
      ],
    };
    const outcome = changeOutcome(outcomeOf(await call("POST", "notes", written, signal)), contactId);
    return outcome.kind === "delivered" ? { ...outcome, code: NOTED } : outcome;
  };

  return {
    refusesDuplicates: true,
    missingForDetails: undefined,
    note,

    async send(lead, signal) {
      return outcomeOf(await call("POST", "contacts", { properties: propertiesOf(lead) }, signal));
    },

    async update(contactId, lead, maybeDelivered, signal) {
      const change = { properties: detailsProperty(lead) };
      const outcome = changeOutcome(outcomeOf(await call("PATCH", `contacts/${contactId}`, change, signal)), contactId);
      return outcome.kind === "readOnly" ? note(contactId, lead, maybeDelivered, signal) : outcome;
    },

    async find(lead, signal): Promise<Lookup> {
      const sought = propertiesOf(lead);
      const answer = await call("POST", "contacts/search", byEmail(lead.content.values.email), signal);
      if ("failure" in answer) return answer;
      const { status, text } = answer.reply;
      if (status !== 200) return failedLookup(classifyReply(answer.reply));
      const found = resultsIn(text)?.filter((one) => isOf(one, sought, lead.createdAt));
      return found ? { found: found.flatMap(({ id }) => crmIdOf(id) ?? []) } : unreadableLookup();
    },

    async check(signal) {
      const answer = await call("POST", "contacts/search", byEmail(NOBODY), signal);
      if ("failure" in answer) return answer.failure.code;
      const { status, text } = answer.reply;
      // Whatever else answers with 200, such as a sign-in page, is not the CRM.
      if (status === 200) return resultsIn(text) ? undefined : SEARCH_UNREADABLE;
      const { code } = classifyReply(answer.reply);
      // It knows the token, whose scopes need not include look-ups.
      return code === "MISSING_SCOPES" ? undefined : code;
    },
  };
}
