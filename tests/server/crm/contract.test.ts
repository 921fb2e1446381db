// What delivery relies on, whichever CRM it is: each adapter against its stand-in. What one of them has alone is tested
// with it.
import { randomUUID } from "node:crypto";
import type { OutgoingLead } from "../../../src/server/crm/crm";
import { DEFAULT_ERROR_TEXT, NOTED } from "../../../src/server/crm/outcome";
import { readCrm } from "../../../src/server/crm/readCrm";
import { ownValues } from "../../../src/server/leads/online/checkOnline";
import { CRM_CASES, type CrmCase } from "../../fixtures/crmCases";
import { SENTINEL } from "../../fixtures/crmReplies";
import type { FakeCrmOptions } from "../../fixtures/fakeCrm";
import { validBody } from "../../fixtures/validBody";

const MINUTE = 60_000;
const PAGE = "<html>Sign in</html>";

const eachCase = CRM_CASES.map((one) => [one.name, one] as const);

/** The adapter, connected to a stand-in. */
function connect({ open, env }: CrmCase, options: FakeCrmOptions = {}, more: Record<string, string> = {}) {
  const clock = { nowMs: Date.parse("2026-07-01T12:00:00Z") };
  const now = () => clock.nowMs;
  const standIn = open({ now, ...options });
  const problems: string[] = [];
  const runtime = { fetch: standIn.fetch, now, requestTimeoutMs: 50, sleep: async () => undefined };
  const crm = readCrm({ ...env, ...more }, problems)?.(ownValues(), runtime);
  if (!crm || problems.length > 0) throw new Error(problems.join("\n"));
  const lead = (values: Partial<typeof validBody> = {}, change: Partial<OutgoingLead> = {}): OutgoingLead => ({
    id: randomUUID(),
    createdAt: clock.nowMs,
    revision: 0,
    content: { values: { ...validBody, ...values }, page: "/es/", calculation: { inputs: { arv: 350_000 } } },
    ...change,
  });
  const { signal } = new AbortController();
  return { crm, standIn, clock, lead, signal };
}

const first =
  <Fault>(fault: Fault) =>
  (call: number) =>
    call === 1 ? fault : undefined;

const EACH_REPLY = CRM_CASES.flatMap((one) => one.replies.map((reply) => [one.name, reply.name, one, reply] as const));

test.each(EACH_REPLY)(
  "%s: %s means what it says; 2xx alone is no success",
  async (_crm, _reply, one, { status, body, kind, text }) => {
    const { crm, lead, signal } = connect(one, { fault: () => ({ kind: "reply", status, body }) });
    const outcome = await crm.send(lead(), signal);
    expect([outcome.kind, "message" in outcome ? outcome.message : ""]).toEqual([kind, text]);
    expect(outcome.code).toMatch(/^[A-Z][A-Z0-9_]*$/);
    expect(outcome.code).not.toContain(SENTINEL);
    const mayHaveArrived = kind === "transient" && (status >= 500 || status < 300);
    expect("maybeDelivered" in outcome && outcome.maybeDelivered).toBe(mayHaveArrived);
  },
);

test.each(eachCase)("%s gets the six answers, and everything else as text", async (_name, one) => {
  const { crm, standIn, lead, signal } = connect(one);
  const outcome = await crm.send(lead(), signal);
  const [contact] = standIn.contacts();
  expect(outcome).toMatchObject({ kind: "delivered", crmId: contact?.id });
  expect(contact?.person).toEqual(["Ana", "Muñoz Kovač", "ana.visitor@example.com", "+523055550142", "MX"]);
  for (const said of ["Contact from website contact form", "page: /es/", "analysis.inputs.arv: 350000"])
    expect(contact?.text).toContain(said);
  expect(crm.missingForDetails).toBeUndefined();
});

test.each(eachCase)("%s: keys that are not accepted concern the whole connection", async (_name, one) => {
  const { crm, standIn, lead, signal } = connect(one, {}, one.wrongKeys);
  const outcome = await crm.send(lead(), signal);
  expect(outcome).toMatchObject({ kind: "systemic", maybeDelivered: false });
  expect(await crm.check(signal)).toBe(outcome.code);
  expect(standIn.contacts()).toEqual([]);
});

test.each(eachCase)("%s: who makes too many calls waits as long as the answer says", async (_name, one) => {
  const reply = { kind: "reply", status: 429, body: one.tooMany, headers: { "retry-after": "120" } } as const;
  const { crm, lead, signal } = connect(one, { fault: () => reply });
  expect(await crm.send(lead(), signal)).toMatchObject({ kind: "throttled", pauseMs: 2 * MINUTE });
});

test.each(
  CRM_CASES.flatMap((one) => [
    [one.name, "never connects", one, { kind: "refuse" }, false] as const,
    [one.name, "breaks off", one, { kind: "drop" }, true] as const,
    [one.name, "takes too long", one, { kind: "delay", ms: 200 }, true] as const,
  ]),
)("%s: a call that %s fails for now, and may have arrived or not", async (_name, _how, one, fault, maybeDelivered) => {
  const { crm, lead, signal } = connect(one, { fault: () => fault });
  const outcome = await crm.send(lead(), signal);
  expect(outcome).toMatchObject({ kind: "transient", maybeDelivered, message: DEFAULT_ERROR_TEXT });
});

test.each(eachCase)("%s: what arrived without an answer is found, and what did not is not", async (_name, one) => {
  const { crm, standIn, lead, signal } = connect(one, { fault: first({ kind: "drop", taken: true }) });
  const [arrived, other] = [lead(), lead({ email: "eva@example.com" })];
  await crm.send(arrived, signal);
  expect(await crm.find(arrived, signal)).toEqual({ found: [standIn.contacts()[0]?.id] });
  expect(await crm.find(other, signal)).toEqual({ found: [] });
});

test.each(eachCase)("%s: sent twice, a lead makes one contact if the CRM says that it refuses", async (_name, one) => {
  const { crm, standIn, lead, signal } = connect(one, { fault: first({ kind: "drop", taken: true }) });
  const twice = lead();
  await crm.send(twice, signal);
  const again = await crm.send(twice, signal);
  expect(standIn.contacts()).toHaveLength(crm.refusesDuplicates ? 1 : 2);
  expect(again.crmId).toBe(standIn.contacts().at(-1)?.id);
  if (crm.refusesDuplicates) expect(again.kind === "duplicate" || ("isEarlier" in again && again.isEarlier)).toBe(true);
});

test.each(eachCase)("%s: neither another person nor an earlier request is taken for a lead", async (_name, one) => {
  const { crm, standIn, clock, lead, signal } = connect(one);
  await crm.send(lead(), signal);
  for (const other of [{ firstName: "Luis" }, { lastName: "Muñoz" }, { phoneNumber: "3055550143" }])
    expect(await crm.find(lead(other), signal)).toEqual({ found: [] });
  // The clocks may differ by five minutes.
  clock.nowMs += 4 * MINUTE;
  const found = one.finds === "person" ? [standIn.contacts()[0]?.id] : [];
  expect(await crm.find(lead(), signal)).toEqual({ found });
  clock.nowMs += 2 * MINUTE;
  expect(await crm.find(lead(), signal)).toEqual({ found: [] });
});

const UNREADABLE = [PAGE, '{"data":[{"id":"57', '{"results":[{"id":"57', "", "{}"];

test.each(eachCase)("%s: a search that says nothing is no proof of absence", async (_name, one) => {
  const replies = [
    ...UNREADABLE.map((body) => ({ kind: "reply" as const, status: 200, body })),
    { kind: "reply" as const, status: 502, body: PAGE },
    { kind: "reply" as const, status: 429, body: one.tooMany },
    { kind: "drop" as const },
  ];
  const { crm, lead, signal } = connect(one, { searchFault: (call) => replies[call - 1] });
  for (let reply = 0; reply < replies.length; reply++)
    expect(await crm.find(lead(), signal)).toEqual({ failure: expect.objectContaining({ maybeDelivered: true }) });
  expect(await crm.find(lead(), signal)).toEqual({ found: [] });
});

test.each(eachCase)("%s: keys that may only create say so at a search, and pass the check", async (_name, one) => {
  const { crm, lead, signal } = connect(one, { mayRead: false });
  expect(await crm.find(lead(), signal)).toEqual({ refused: expect.stringMatching(/^[A-Z_]+$/) });
  expect(await crm.check(signal)).toBeUndefined();
  expect((await crm.send(lead(), signal)).kind).toBe("delivered");
});

test.each(eachCase)("%s: a check changes nothing, and a sign-in page is no CRM", async (_name, one) => {
  const page = { kind: "reply", status: 200, body: PAGE } as const;
  const { crm, standIn, signal } = connect(one, { searchFault: first(page) });
  expect(await crm.check(signal)).toBe("SEARCH_UNREADABLE");
  expect(await crm.check(signal)).toBeUndefined();
  expect([standIn.contacts(), standIn.notes()]).toEqual([[], []]);
});

test.each(eachCase)("%s: a known customer's contact is named to nobody, and gets a note", async (_name, one) => {
  const { crm, standIn, lead, signal } = connect(one, one.known);
  await crm.send(lead(), signal);
  const again = lead({ firstName: "Anita <b>" });
  const { id = "" } = standIn.contacts()[0] ?? {};
  expect(await crm.send(again, signal)).toMatchObject({ kind: "duplicate", crmId: id, message: DEFAULT_ERROR_TEXT });
  expect(await crm.note(id, again, false, signal)).toMatchObject({ kind: "delivered", code: NOTED, crmId: id });
  expect(standIn.contacts().map(({ person }) => person[0])).toEqual(["Ana"]);
  expect(standIn.notes()).toEqual([{ on: id, text: expect.stringMatching(/firstName: Anita (<|&lt;)b(>|&gt;)/) }]);
});

test.each(eachCase)("%s: a note whose answer was lost is written once, the next one besides", async (_name, one) => {
  const { crm, standIn, lead, signal } = connect(one, { changeFault: first({ kind: "drop", taken: true }) });
  const said = lead();
  const { crmId } = await crm.send(said, signal);
  const note = (revision: number, maybeDelivered: boolean) =>
    crm.note(crmId ?? "", { ...said, revision }, maybeDelivered, signal);
  expect(await note(1, false)).toMatchObject({ kind: "transient", maybeDelivered: true });
  expect(await note(1, true)).toMatchObject({ kind: "delivered", code: NOTED, crmId });
  expect(standIn.notes()).toHaveLength(1);
  expect(await note(11, true)).toMatchObject({ kind: "delivered" });
  expect(standIn.notes()).toHaveLength(2);
});

test.each(
  CRM_CASES.flatMap((one) => [
    [one.name, "updates the contact", one, {}, "delivered", 0] as const,
    [one.name, "is a note where contacts may not be changed", one, { mayUpdate: false }, "delivered", 1] as const,
    [one.name, "needs a person where neither is", one, { mayUpdate: false, mayNote: false }, "readOnly", 0] as const,
  ]),
)("%s: what a visitor adds %s", async (_name, _what, one, options, kind, notes) => {
  const { crm, standIn, lead, signal } = connect(one, options);
  const sent = lead();
  const { crmId } = await crm.send(sent, signal);
  const content = { ...sent.content, calculation: { inputs: { arv: 400_000 } } };
  const outcome = await crm.update(crmId ?? "", { ...sent, revision: 1, content }, false, signal);
  expect(outcome).toMatchObject({ kind, crmId });
  expect(standIn.notes()).toHaveLength(notes);
  const [contact] = standIn.contacts();
  const texts = [contact?.text, ...standIn.notes().map(({ text }) => text)].join("\n");
  expect(texts.includes("arv: 400000")).toBe(kind === "delivered");
  expect(contact?.person[0]).toBe("Ana");
});

test.each(eachCase)("%s: keys that an answer repeats are shown to nobody", async (_name, one) => {
  // Zoho's first token is called so.
  const body = JSON.stringify({ message: `no: ${one.keys.join(" ")}-1` });
  const { crm, lead, signal } = connect(one, { fault: () => ({ kind: "reply", status: 403, body }) });
  const outcome = await crm.send(lead(), signal);
  expect(outcome).toMatchObject({ kind: "systemic", message: expect.stringContaining("no: …") });
  for (const key of one.keys) expect(JSON.stringify(outcome)).not.toContain(key);
});
