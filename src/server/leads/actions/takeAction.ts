// Applies an email link's action to its lead, and records the address the link was mailed to.
import type { Database } from "../../database/database";
import { readDecisions, type Decision, type LeadRow } from "../lead";
import { leadsIn } from "../store/leadRows";
import { StaffStore } from "../store/StaffStore";
import type { Action, Ticket } from "./actionLinks";

/**
 * `used` this very link has been used · `over` the lead is no longer in a state the action applies to · `noCrm` there is
 * nowhere to send it · `failed` nothing has changed.
 */
export type ActionResult = "ready" | "done" | "used" | { over: LeadRow["state"] } | "gone" | "noCrm" | "failed";

interface Acting {
  database: Database;
  crmConfigured: boolean;
  now(): number;
}

const ACTS_ON: Record<Action, readonly LeadRow["state"][]> = {
  release: ["held"],
  retry: ["attention"],
  close: ["held", "attention"],
};

/** Whether the link can still act; changes nothing. */
export async function readiness(
  { id, leadId, action }: Ticket,
  { database: { db }, crmConfigured }: Acting,
): Promise<ActionResult> {
  const lead = await leadsIn(db).where("lead.id", "=", leadId).executeTakeFirst();
  if (!lead) return "gone";
  if (readDecisions(lead).some(({ link }) => link === id)) return "used";
  if (!ACTS_ON[action].includes(lead.state)) return { over: lead.state };
  return action === "retry" && !crmConfigured ? "noCrm" : "ready";
}

async function change(leads: StaffStore, { leadId, action }: Ticket, { crmConfigured, now }: Acting): Promise<boolean> {
  if (action === "release") return leads.release(leadId, crmConfigured ? "pending" : "stored", now());
  if (action === "close") return leads.close(leadId, now());
  return (await leads.retry(now(), leadId)) === 1;
}

/** Acts once: when two people decide at the same moment, the first one wins. */
export async function takeAction(ticket: Ticket, acting: Acting): Promise<ActionResult> {
  const { id, leadId, action, mailedTo } = ticket;
  const { database, now } = acting;
  const ready = await readiness(ticket, acting);
  if (ready !== "ready") return ready;
  const isDone = await database.db.transaction().execute(async (db) => {
    // Locked: of two who decide at the same moment, the second one finds what the first one has left.
    const lead = await db
      .updateTable("lead")
      .set((eb) => ({ id: eb.ref("id") }))
      .where("id", "=", leadId)
      .returning("decisions")
      .executeTakeFirst();
    const earlier = lead ? readDecisions(lead) : [];
    if (earlier.some(({ link }) => link === id)) return false;
    if (!(await change(new StaffStore({ ...database, db }), ticket, acting))) return false;
    const decisions = JSON.stringify([...earlier, { link: id, action, by: mailedTo, at: now() } satisfies Decision]);
    await db.updateTable("lead").set({ decisions }).where("id", "=", leadId).execute();
    return true;
  });
  await database.verify();
  if (isDone) return "done";
  const why = await readiness(ticket, acting);
  return why === "ready" ? "failed" : why;
}
