// Accepts a checked post: commits it, tries the CRM, reports the outcome.
import { isRecord } from "../../../content/isRecord";
import { sha256 } from "../../../platform/sha256";
import { reasonOf } from "../../../platform/reasonOf";
import { type Outcome, DEFAULT_ERROR_TEXT } from "../../crm/outcome";
import { MINUTE_MS } from "../../durations";
import type { DeliveryQueue } from "../delivery/DeliveryQueue";
import type { Permission } from "../delivery/CircuitBreaker";
import { CRM, type JobChange, type JobRow } from "../../database/rows";
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

/** Of a lead that waits for review, nobody knows yet whether it is genuine. */
const JOINED_STATES = ["pending", "delivered", "stored", "attention"] as const;

const sortedMembers = (_key: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

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
    private readonly queue: DeliveryQueue | undefined,
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
    const hasAnalysis = post.content.calculation !== undefined;
    const same = hasAnalysis ? await this.store.withSameAnswers(hashOf(post), JOINED_STATES) : undefined;
    // A known visitor who adds an analysis is not "many from one address".
    const reasons = holdReasons(post, same ? { ...sender, isOneOfMany: false } : sender);
    if (same && reasons.length === 0)
      return this.isRepeat(same, post) ? { answer: await this.answerOnce(same), wrote: false } : this.addTo(same, post);
    const permission = reasons.length > 0 ? undefined : await this.permission();
    const lead = { ...this.newLead(post, idempotencyKey, reasons), request_id: requestId };
    const forCrm = this.jobChange(permission);
    const added = await this.store.add(lead, forCrm);
    if (!added) {
      await this.unused(permission);
      return this.answerRepeated(post, lead, sender);
    }
    this.log.info({ lead: lead.id, state: lead.state, reqId: requestId }, "lead accepted");
    if (added.state !== "sending") await this.pauseIfHeld(added);
    const job = { ...newJob(lead.id, CRM, "lead", lead.queued_at), ...forCrm };
    const answer = added.state === "sending" ? await this.send(added, job, permission) : this.answerOf(added);
    return { answer, wrote: true, isHeld: lead.state === "held" };
  }

  /** The same once more: its answer was lost, or a button pressed twice. Whoever sends it later asks again. */
  private isRepeat(lead: LeadRow, post: Post): boolean {
    return bringsNothing(lead, post) && this.runtime.now() - lead.updated_at < REPEAT_WINDOW_MS;
  }

  /** Adds to a lead what its visitor sends later: one that the CRM has, it gets once more. */
  private async addTo(known: LeadRow, post: Post): Promise<Accepted> {
    const permission = known.state === "delivered" ? await this.permission() : undefined;
    const forCrm = this.jobChange(permission);
    const content = JSON.stringify(post.content);
    const added = await this.store.addTo(known, { content, nowMs: this.runtime.now(), forCrm });
    if (added?.job?.state !== "running") await this.unused(permission);
    if (!added) return this.addToChanged(known, post);
    const { lead, job } = added;
    this.log.info({ lead: lead.id, state: lead.state, reqId: lead.request_id }, "an analysis was added to a lead");
    if (job?.state === "running") return { answer: await this.send(lead, job, permission), wrote: true };
    return { answer: await this.answerOnce(lead), wrote: true };
  }

  /** It is not as it was: sent meanwhile, decided about, or erased. */
  private async addToChanged(known: LeadRow, post: Post): Promise<Accepted> {
    const now = await this.store.findByKey(known.idempotency_key);
    if (now && now.redacted_at === null) return this.addTo(now, post);
    return { answer: this.answerOf(known), wrote: false };
  }

  /** Stores a test lead like any other, and removes it. */
  private async rehearse(post: Post, idempotencyKey: string): Promise<{ answer: Receipt; wrote: boolean }> {
    await this.store.rehearse(this.newLead(post, idempotencyKey, []));
    this.log.info({}, "a test lead was stored and removed");
    return { answer: { kind: "stored" }, wrote: true };
  }

  private async permission(): Promise<Permission | undefined> {
    if (!this.queue?.hasRoom) return undefined;
    await this.servers.beSure();
    return this.queue.breaker.askAtOnce();
  }

  private newLead(post: Post, key: string, reasons: string[]): NewLead {
    const nowMs = this.runtime.now();
    return {
      id: leadId(nowMs),
      idempotency_key: key,
      content_hash: hashOf(post),
      content: JSON.stringify(post.content),
      state: reasons.length > 0 ? "held" : this.queue ? "pending" : "stored",
      hold_reasons: reasons.join(", "),
      queued_at: nowMs,
      created_at: this.runtime.wallNow(),
      request_id: null,
    };
  }

  /** What is known of a new lead's job to the CRM: this server is at it, or why it has to wait. */
  private jobChange(permission: Permission | undefined): JobChange {
    if (permission === undefined) return {};
    if (permission.kind !== "open") return { state: "running", lease_by: this.servers.own, run_at: null };
    return { last_code: permission.pause.code, last_message: permission.pause.message };
  }

  /** Gives back a permission to try the CRM that nobody has used. */
  private async unused(permission: Permission | undefined): Promise<void> {
    if (permission?.kind === "halfOpen") await this.queue?.breaker.returnProbe(permission.pause);
  }

  private async pauseIfHeld({ state }: LeadRow): Promise<void> {
    const { shortest, spread } = HELD_PAUSE_MS;
    if (state === "held" && this.queue) await this.runtime.sleep(shortest + spread * this.runtime.random());
  }

  /** Sends a lead to the CRM, and says what became of it as far as its visitor can wait. */
  private send(lead: LeadRow, job: JobRow, permission: Permission | undefined): Promise<Receipt> | Receipt {
    const { queue } = this;
    if (!queue || !permission) return this.answerOf(lead);
    return new Promise((answer) => {
      const later = () => answer({ kind: "queued", message: DEFAULT_ERROR_TEXT });
      const timer = setTimeout(later, this.runtime.answerWithinMs);
      const tell = (outcome: Outcome) =>
        answer(outcome.kind === "delivered" ? { kind: "delivered" } : { kind: "queued", message: outcome.message });
      const message = { event: "lead", id: lead.id, leads: [lead], at: lead.created_at } as const;
      queue
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

  /** A post with a key that a lead has: the same, or one that adds an analysis to it. */
  private async answerRepeated(
    post: Post,
    { idempotency_key: key, content_hash: hash, hold_reasons: reasons, request_id: requestId }: NewLead,
    sender: Sender,
  ): Promise<Accepted> {
    const first = await this.firstOf(key);
    const isErased = first.redacted_at !== null;
    if (first.content_hash !== hash && !isErased) return { answer: { kind: "conflict" }, wrote: false };
    const isNew = post.content.calculation !== undefined && !isErased && !bringsNothing(first, post);
    if (!isNew) return { answer: await this.answerOnce(first), wrote: false };
    if (reasons === "") return this.addTo(first, post);
    // What looks like spam waits for a person, as a lead of its own.
    return this.accept(post, `${FORM_KEY}${sha256(`${key} ${analysisIn(post.content)}`)}`, sender, requestId);
  }

  /** What is known of a lead once no attempt of it is under way, as far as its visitor can wait. */
  private async answerOnce(lead: LeadRow): Promise<Receipt> {
    const deadline = this.runtime.now() + this.runtime.answerWithinMs;
    let seen = lead;
    while (seen.state === "sending" && this.runtime.now() < deadline) {
      await this.runtime.sleep(LOOK_AGAIN_MS);
      seen = await this.firstOf(lead.idempotency_key);
    }
    return this.answerOf(seen);
  }

  private async firstOf(key: string): Promise<LeadRow> {
    const first = await this.store.findByKey(key);
    if (!first) throw new Error("the lead of a repeated post is gone");
    return first;
  }

  private answerOf(lead: Pick<LeadRow, "state" | "last_message">): Receipt {
    if (lead.state === "delivered") return { kind: "delivered" };
    if (lead.state === "stored") return { kind: "stored" };
    if (lead.state === "held" || lead.state === "closed") return { kind: this.queue ? "delivered" : "stored" };
    return { kind: "queued", message: lead.last_message || DEFAULT_ERROR_TEXT };
  }
}
