// Accepts a checked post: commits it, tries the CRM, reports the outcome.
import { isGroup } from "../../../content/isGroup";
import { sha256 } from "../../../platform/sha256";
import { reasonOf } from "../../../platform/reasonOf";
import { type Outcome, DEFAULT_ERROR_TEXT } from "../../crm/outcome";
import { MINUTE_MS } from "../../durations";
import type { Lane } from "../delivery/Lane";
import type { Permission } from "../delivery/CircuitBreaker";
import { CRM, type JobChange } from "../../database/rows";
import type { LeadRuntime, LeadLog } from "../leadRuntime";
import { leadContent, type LeadRow, leadId } from "../lead";
import type { Json } from "../../crm/crm";
import { newJob } from "../store/enqueue";
import { FORM_KEY } from "../store/leadRows";
import type { LeadStore, NewLead } from "../store/LeadStore";
import type { Servers } from "../store/Servers";
import { holdReasons, type Sender } from "./holdReasons";
import type { Receipt } from "./postResult";
import { type Post, isTestLead } from "./readPost";

interface Accepted {
  answer: Receipt | { kind: "conflict" };
  wrote: boolean;
  isHeld?: boolean;
}

const LOOK_AGAIN_MS = 200;
// A held lead gets the same response as a delivered one, after a similar delay.
const HELD_PAUSE_MS = { shortest: 150, spread: 300 };

/** A repeat across a window boundary belongs to the first window. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

const sortedMembers = (_key: string, value: unknown) =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

// A visitor who retries from another page, in the other language, or with an analysis added is asking for the same
// thing.
const CIRCUMSTANCES = { language: undefined, page: undefined, calculation: undefined, source: undefined };

/** Equal for bodies that ask for the same thing, whatever the order of their members. */
const hashOf = ({ content }: Post) => sha256(JSON.stringify({ ...content, ...CIRCUMSTANCES }, sortedMembers));

const analysisIn = ({ calculation }: { calculation?: Json }) => JSON.stringify(calculation, sortedMembers);

const bringsNothing = (lead: LeadRow, { content }: Post) => analysisIn(leadContent(lead) ?? {}) === analysisIn(content);

export class Intake {
  constructor(
    private readonly store: LeadStore,
    /** The CRM's queue; absent when there is none. */
    private readonly lane: Lane | undefined,
    private readonly servers: Pick<Servers, "own" | "beSure">,
    private readonly runtime: LeadRuntime,
    private readonly log: LeadLog,
  ) {}

  /**
   * The key of a post the browser sends without scripts: when submitted twice or reloaded, the same answers within ten
   * minutes are one request.
   */
  async keyOf(post: Post): Promise<string> {
    const keyIn = (window: number) => `${FORM_KEY}${sha256(`${window} ${hashOf(post)}`)}`;
    const window = Math.floor(this.runtime.now() / REPEAT_WINDOW_MS);
    const previous = keyIn(window - 1);
    return (await this.store.findByKey(previous)) ? previous : keyIn(window);
  }

  /**
   * Accepts a post once: repeated with the same key and body, it gets the same lead's result. Rejects when the lead could
   * not be committed.
   */
  async accept(post: Post, idempotencyKey: string, sender: Sender, requestId: string | null = null): Promise<Accepted> {
    if (isTestLead(post)) return this.rehearse(post, idempotencyKey);
    const earlier = await this.earlierOf(post);
    // A known visitor who adds an analysis is not "many from one address".
    const reasons = holdReasons(post, earlier ? { ...sender, isOneOfMany: false } : sender);
    const mustWait = reasons.length > 0 || (earlier !== undefined && earlier.state !== "delivered");
    const permission = mustWait ? undefined : await this.permission();
    const newLead = this.newLead(post, idempotencyKey, reasons);
    const lead = { ...newLead, follows: earlier?.id ?? null, request_id: requestId };
    const forCrm = this.jobChange(permission);
    const added = await this.store.add(lead, forCrm);
    if (!added) {
      if (permission?.kind === "halfOpen") await this.lane?.breaker.returnProbe(permission.pause);
      return this.answerRepeated(post, lead, sender);
    }
    this.log.info({ lead: lead.id, state: lead.state, reqId: requestId }, "lead accepted");
    return { answer: await this.answerNew(added, forCrm, permission), wrote: true, isHeld: lead.state === "held" };
  }

  /** Stores a test lead like any other, and removes it. */
  private async rehearse(post: Post, idempotencyKey: string): Promise<{ answer: Receipt; wrote: boolean }> {
    await this.store.rehearse(this.newLead(post, idempotencyKey, []));
    this.log.info({}, "a test lead was stored and removed");
    return { answer: { kind: "stored" }, wrote: true };
  }

  private async earlierOf(post: Post): Promise<Pick<LeadRow, "id" | "state"> | undefined> {
    return post.content.calculation === undefined ? undefined : this.store.findEarlier(hashOf(post));
  }

  private async permission(): Promise<Permission | undefined> {
    if (!this.lane?.hasRoom) return undefined;
    await this.servers.beSure();
    return this.lane.breaker.askAtOnce();
  }

  private newLead(post: Post, key: string, reasons: string[]): NewLead {
    const nowMs = this.runtime.now();
    return {
      id: leadId(nowMs),
      idempotency_key: key,
      content_hash: hashOf(post),
      content: JSON.stringify(post.content),
      state: reasons.length > 0 ? "held" : this.lane ? "pending" : "stored",
      hold_reasons: reasons.join(", "),
      follows: null,
      queued_at: nowMs,
      created_at: this.runtime.wallNow(),
      request_id: null,
    };
  }

  /** What is known of a new lead's job to the CRM: this server is at it, or why it has to wait. */
  private jobChange(permission: Permission | undefined): JobChange {
    if (permission === undefined) return {};
    if (permission.kind !== "open") return { state: "running", lease_by: this.servers.own, due_at: null };
    return { last_code: permission.pause.code, last_message: permission.pause.message };
  }

  private async answerNew(lead: LeadRow, forCrm: JobChange, permission: Permission | undefined): Promise<Receipt> {
    if (lead.state === "held") {
      const { shortest, spread } = HELD_PAUSE_MS;
      if (this.lane) await this.runtime.sleep(shortest + spread * this.runtime.random());
      return this.answerOf(lead);
    }
    if (lead.state !== "sending" || !this.lane || !permission) return this.answerOf(lead);
    const job = { ...newJob(lead.id, CRM, "lead", lead.queued_at), ...forCrm };
    const { lane } = this;
    return new Promise((answer) => {
      const later = () => answer({ kind: "queued", message: DEFAULT_ERROR_TEXT });
      const timer = setTimeout(later, this.runtime.answerWithinMs);
      const tell = (outcome: Outcome) =>
        answer(outcome.kind === "delivered" ? { kind: "delivered" } : { kind: "queued", message: outcome.message });
      const message = { event: "lead", id: lead.id, leads: [lead], at: lead.created_at } as const;
      lane
        .attempt([job], permission, { message, tell })
        .catch((error: unknown) => {
          const facts = { lead: lead.id, reqId: lead.request_id, reason: reasonOf(error) };
          this.log.error(facts, "the first attempt of a lead was interrupted");
        })
        .finally(() => {
          clearTimeout(timer);
          later();
        });
    });
  }

  private async answerRepeated(
    post: Post,
    { idempotency_key: key, content, content_hash: hash, request_id: requestId }: NewLead,
    sender: Sender,
  ): Promise<Accepted> {
    const deadline = this.runtime.now() + this.runtime.answerWithinMs;
    let first = await this.firstOf(key);
    const isErased = first.redacted_at !== null;
    if (first.content_hash !== hash && !isErased) return { answer: { kind: "conflict" as const }, wrote: false };
    const { calculation } = post.content;
    const isNew = calculation !== undefined && !isErased && !bringsNothing(first, post);
    // The CRM may already have the request: the update is sent as a follow-up.
    const mayHaveArrived = first.state === "pending" && first.ambiguous === 1;
    if (isNew && (mayHaveArrived || first.state === "delivered" || first.state === "sending"))
      return this.accept(post, `${FORM_KEY}${sha256(`${key} ${JSON.stringify(calculation)}`)}`, sender, requestId);
    const wrote = first.content !== content && !isErased;
    if (wrote) await this.store.replaceContent(key, content);
    while (first.state === "sending" && this.runtime.now() < deadline) {
      await this.runtime.sleep(LOOK_AGAIN_MS);
      first = await this.firstOf(key);
    }
    return { answer: this.answerOf(first), wrote };
  }

  private async firstOf(key: string): Promise<LeadRow> {
    const first = await this.store.findByKey(key);
    if (!first) throw new Error("the lead of a repeated post is gone");
    return first;
  }

  private answerOf(lead: Pick<LeadRow, "state" | "last_message">): Receipt {
    if (lead.state === "delivered") return { kind: "delivered" };
    if (lead.state === "stored") return { kind: "stored" };
    if (lead.state === "held" || lead.state === "closed") return { kind: this.lane ? "delivered" : "stored" };
    return { kind: "queued", message: lead.last_message || DEFAULT_ERROR_TEXT };
  }
}
