// Adds to a contact already in the CRM: rewrites the details field where the scope permits it and the text fits, and
// otherwise adds a note.
import type { OutgoingLead } from "../crm";
import { asObject, parseObject } from "../../http/asObject";
import { DEFAULT_ERROR_TEXT } from "../errorText";
import { NOTED, type Failure, type Outcome } from "../outcome";
import { classifyReply, overlongField } from "./classifyReply";
import { linesOf } from "../details";
import type { ZohoApi } from "./zohoApi";

const titleOf = ({ id }: OutgoingLead) => `Website contact form ${id}`;

const contentOf = ({ content: { values, language, page, calculation } }: OutgoingLead): string =>
  Object.entries({ ...values, language, page, analysis: calculation })
    .flatMap(([name, value]) => (value === undefined ? [] : linesOf(value, name)))
    .join("\n");

/** The outcome of a change. It says nothing about the connection: creating contacts needs a different permission. */
function outcomeOf(answer: Awaited<ReturnType<ZohoApi>>, contactId: string): Outcome {
  if ("failure" in answer) return answer.failure;
  const outcome = classifyReply(answer.reply);
  if (outcome.kind === "delivered") return { ...outcome, crmId: contactId };
  // Creating contacts is permitted but not this: a person has to do it, and nothing else waits for it.
  return outcome.kind === "systemic"
    ? { ...outcome, kind: "readOnly", message: DEFAULT_ERROR_TEXT, crmId: contactId }
    : outcome;
}

export function knownContact(call: ZohoApi, detailsField: string | undefined) {
  /** Whether an earlier attempt left its note; if that cannot be checked, the note is written again, which is harmless. */
  async function hasNote(contactId: string, lead: OutgoingLead, signal: AbortSignal): Promise<boolean | Failure> {
    const answer = await call(`/Contacts/${contactId}/Notes?fields=Note_Title`, { method: "GET" }, signal);
    if ("failure" in answer) return answer.failure;
    const notes = parseObject(answer.reply.text)?.data;
    return Array.isArray(notes) && notes.some((note) => asObject(note)?.Note_Title === titleOf(lead));
  }

  async function note(contactId: string, lead: OutgoingLead, wasTried: boolean, signal: AbortSignal): Promise<Outcome> {
    const isThere = wasTried && (await hasNote(contactId, lead, signal));
    if (typeof isThere === "object") return isThere;
    if (isThere) return { kind: "delivered", crmId: contactId, code: NOTED, status: 200 };
    const written = {
      Note_Title: titleOf(lead),
      Note_Content: contentOf(lead),
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
    wasTried: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (detailsField === undefined) return note(contactId, lead, wasTried, signal);
    const body = JSON.stringify({ data: [{ id: contactId, [detailsField]: details }] });
    const answer = await call(`/Contacts/${contactId}`, { method: "PUT", body }, signal);
    const outcome = outcomeOf(answer, contactId);
    const isTooLong = "reply" in answer && overlongField(answer.reply.text) !== undefined;
    return isTooLong || outcome.kind === "readOnly" ? note(contactId, lead, wasTried, signal) : outcome;
  }

  return { note, update };
}
