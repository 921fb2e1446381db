// The CRM as a destination: creates a contact of each lead, or adds to the one that is there.
import type { Crm, OutgoingLead } from "../../crm/crm";
import { DEFAULT_ERROR_TEXT, delivered, failed, LOOKUP_REFUSED, type Failure, type Outcome } from "../../crm/outcome";
import { CRM, type JobEvent } from "../../database/rows";
import { REASONS } from "../../http/healthReasons";
import { leadContent, type LeadRow } from "../lead";
import type { LeadLog } from "../leadRuntime";
import type { LeadStore } from "../store/LeadStore";
import type { SharedStore } from "../store/SharedStore";
import type { Message, Channel } from "./channel";

const UNSURE = { ...failed("unsure", LOOKUP_REFUSED, null, true), message: DEFAULT_ERROR_TEXT };

/** Leads from the queue sent at once, of all calls; the rest is for visitors who wait for the answer. */
const SHARE_OF_QUEUE = 0.4;

/** The key of what the health report says: why the CRM does not let the server look up leads. */
export const LOOKUP_NOTICE = "notice-lookup";

export class CrmChannel implements Channel {
  readonly name = CRM;
  readonly kind = CRM;
  readonly events: readonly JobEvent[] = ["lead"];
  readonly isGathered = false;
  readonly atOnce: number;
  /** What this process knows to be in the store: most attempts change nothing. */
  private noted: { code: string | undefined } | undefined;

  constructor(
    private readonly crm: Crm,
    private readonly store: LeadStore,
    private readonly shared: SharedStore,
    readonly calls: number,
    private readonly log: LeadLog,
  ) {
    this.atOnce = Math.max(1, Math.floor(calls * SHARE_OF_QUEUE));
  }

  async send(message: Message, signal: AbortSignal): Promise<Outcome> {
    const [lead] = "leads" in message ? message.leads : [];
    const content = lead && leadContent(lead);
    if (!content) return failed("record", "NO_CONTENT");
    const { id, created_at: createdAt, revision } = lead;
    const outgoing = { id, createdAt, revision, content };
    const maybeDelivered = lead.maybe_delivered === 1;
    // Staff have named a lead that was unsure: it is sent as a request of its own.
    const isDecided = lead.crm_id === null && lead.last_code === LOOKUP_REFUSED && !maybeDelivered;
    if (lead.delivered_at !== null && !isDecided) return this.addTo(lead, outgoing, maybeDelivered, signal);
    const known = maybeDelivered ? await this.lookFor(outgoing, signal) : undefined;
    const outcome = known ?? (await this.crm.send(outgoing, signal));
    return outcome.kind === "duplicate" ? this.noteFor(outcome, outgoing, maybeDelivered, signal) : outcome;
  }

  /** Adds what a lead says now to the contact that it has become, or was noted on. */
  private async addTo(
    { crm_id: contactId, is_known: isKnown }: LeadRow,
    lead: OutgoingLead,
    maybeDelivered: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (contactId !== null) return this.crm[isKnown === 1 ? "note" : "update"](contactId, lead, maybeDelivered, signal);
    // The CRM did not say which contact it created.
    const found = (await this.lookFor(lead, signal)) ?? UNSURE;
    if (found.kind !== "delivered" || found.crmId === null) return found;
    return this.crm.update(found.crmId, lead, maybeDelivered, signal);
  }

  /** A known customer: adds a note to the contact if that is allowed; otherwise a person has to look. */
  private async noteFor(
    duplicate: Failure,
    lead: OutgoingLead,
    maybeDelivered: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (duplicate.crmId === undefined) return duplicate;
    const outcome = await this.crm.note(duplicate.crmId, lead, maybeDelivered, signal);
    // The error of a rejected note would tell a stranger who is in the CRM.
    const isForNow = outcome.kind === "transient" || outcome.kind === "throttled";
    return outcome.kind === "delivered" || isForNow ? outcome : duplicate;
  }

  /** The outcome of an earlier attempt whose response was lost; undefined when the lead can safely be sent. */
  private async lookFor(lead: OutgoingLead, signal: AbortSignal): Promise<Outcome | undefined> {
    const lookup = await this.crm.find(lead, signal);
    if ("failure" in lookup) return lookup.failure;
    await this.note("refused" in lookup ? lookup.refused : undefined);
    if ("refused" in lookup) {
      this.log.error({ lead: lead.id, code: lookup.refused }, REASONS.lookup);
      if (this.crm.refusesDuplicates) return undefined;
      return UNSURE;
    }
    // Another request of the same visitor looks the same, but its contact is known.
    const crmId = await this.store.freeContact(lookup.found, lead.id);
    return crmId === undefined ? undefined : { ...delivered("FOUND", 200, crmId), isEarlier: true };
  }

  private async note(code: string | undefined): Promise<void> {
    if (this.noted && this.noted.code === code) return;
    await this.shared.note(LOOKUP_NOTICE, code);
    this.noted = { code };
  }
}
