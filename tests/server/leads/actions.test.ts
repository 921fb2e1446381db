// Action links in emails: they ask first, work once, for seven days, and only for their recipients.
import { words } from "../../fixtures/sitePage";
import { readDecisions } from "../../../src/server/leads/lead";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { mailEnv, mailServer, STAFF, tell } from "../../fixtures/toldDesk";
import { OTHER } from "../../fixtures/languages";

const english = words("staff-mail", "en");
const spanish = words("staff-mail", OTHER);
const HELD = { ...validBody, website: "x" };
const duplicate = JSON.stringify({ data: [{ code: "DUPLICATE_DATA", details: { api_name: "Email", id: "7" } }] });

/** A server that has emailed its staff about a post, and the email's links, pointing at that server. */
async function told(body: object, options: Parameters<typeof openDesk>[0] = {}) {
  const server = await mailServer();
  const desk = await openDesk({ ...options, env: { ...mailEnv(server), ...options.env } });
  await desk.post(body);
  await tell(desk);
  const links = [...(server.mails.at(-1)?.text ?? "").matchAll(/^https:\/\/[^/]+(\/api\/leads\/act\?\S+)$/gm)].map(
    ([, path]) => `${desk.url}${path}`,
  );
  return { desk, server, links, link: links[0] ?? "" };
}

const look = async (address: string) => {
  const answer = await fetch(address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** Presses the page's button: submits its form. */
async function press(desk: LeadDesk, page: string) {
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  const answer = await fetch(`${desk.url}/api/leads/act`, { method: "POST", body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
}

const stateOf = async (desk: LeadDesk) =>
  (await desk.leads.database.db.selectFrom("lead").select("state").executeTakeFirstOrThrow()).state;
const decisions = async (desk: LeadDesk) =>
  (await desk.leads.database.db.selectFrom("lead").select("decisions").execute()).flatMap(readDecisions);

test("an email link asks and changes nothing until its button is pressed; then the lead is sent, and who did it is recorded", async () => {
  const { desk, link } = await told(HELD);
  for (let visit = 0; visit < 2; visit++) {
    const page = await look(link);
    expect([page.status, await stateOf(desk)]).toEqual([200, "held"]);
    expect(page.text).toContain(english.actions.release.ask);
  }
  const done = await press(desk, (await look(link)).text);
  expect([done.status, await stateOf(desk)]).toEqual([200, "pending"]);
  expect(done.text).toContain(english.actions.release.done);
  await desk.workLater(1000);
  expect([await stateOf(desk), desk.crm.contacts.length]).toEqual(["delivered", 1]);
  const [decision] = await decisions(desk);
  expect(decision).toMatchObject({ action: "release", by: STAFF });
});

test("a used link says so, and another link for the same lead says what became of it", async () => {
  const { desk, links } = await told(HELD);
  const [release = "", close = ""] = links;
  const page = await look(release);
  const both = await Promise.all([press(desk, page.text), press(desk, page.text)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await look(release)).text).toContain(english.page.used);
  const late = await look(close);
  expect([late.status, late.text]).toEqual([410, expect.stringContaining(english.states.pending)]);
  expect(await decisions(desk)).toHaveLength(1);
});

test("retry resends a lead that needed a person, close ends it", async () => {
  let refuses = true;
  const { desk, links } = await told(validBody, {
    crm: { fault: () => (refuses ? { kind: "reply", status: 400, body: duplicate } : undefined) },
  });
  const [retry = "", close = ""] = links;
  expect(await press(desk, (await look(retry)).text)).toMatchObject({ status: 200 });
  await desk.workLater(1000);
  expect(await stateOf(desk)).toBe("attention");
  expect((await press(desk, (await look(close)).text)).text).toContain(english.actions.close.done);
  refuses = false;
  await desk.workLater(1000);
  expect([await stateOf(desk), desk.crm.contacts.length, (await decisions(desk)).length]).toEqual(["closed", 0, 2]);
});

test("without a CRM, a held lead goes to the inbox", async () => {
  const { desk, link } = await told(HELD, { crm: "none" });
  await press(desk, (await look(link)).text);
  expect(await stateOf(desk)).toBe("stored");
});

test("without a CRM, a request that was to be sent again stays, and the page says why instead of asking once more", async () => {
  const { desk, links } = await told(validBody, {
    crm: { fault: () => ({ kind: "reply", status: 400, body: duplicate }) },
  });
  const question = await look(links[0] ?? "");
  const place = `file:${desk.leads.database.place}`;
  await desk.app.close();
  const env = { LEADS_DATABASE_URL: place, ...mailEnv({ port: 1 }) };
  const other = await openDesk({ crm: "none", env });
  const answers = [await look((links[0] ?? "").replace(desk.url, other.url)), await press(other, question.text)];
  for (const { status, text } of answers) {
    expect([status, text]).toEqual([409, expect.stringContaining(english.page.noCrm)]);
    expect(text).not.toContain("<button");
  }
  expect(await stateOf(other)).toBe("attention");
});

test("the page supports both languages, needs no script, and sends its address nowhere", async () => {
  const { link } = await told(HELD, { env: { NOTIFY_LANGUAGE: OTHER } });
  const page = await look(link);
  expect(page.text).toMatch(new RegExp(`^<!doctype html>\n<html lang="${OTHER}">`));
  expect(page.text).toContain(spanish.actions.release.ask);
  expect((await look(link.replace("language=es", "language=en"))).text).toContain(english.actions.release.ask);
  expect(page.text).not.toMatch(/<script|ana\.visitor/);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("a link older than seven days says so and does nothing", async () => {
  const { desk, link } = await told(HELD);
  const page = await look(link);
  desk.clock.aheadMs += 7 * 86_400_000 + 60_000;
  expect(await look(link)).toMatchObject({
    status: 410,
    text: expect.stringContaining(english.page.expired) as string,
  });
  expect(await press(desk, page.text)).toMatchObject({ status: 410 });
  expect([await stateOf(desk), await decisions(desk)]).toEqual(["held", []]);
});

test.each([
  ["no token", () => ""],
  ["another action", (token: string) => token.replace(".release.", ".close.")],
  ["a later end", (token: string) => token.replace(/\.(\d{13})\./, (_all, until: string) => `.${Number(until) + 1}.`)],
  ["another signature", (token: string) => token.replace(/.{4}$/, "AAAA")],
  ["markup", () => '"><script>alert(1)</script>'],
])("a link with %s is rejected", async (_name, forge) => {
  const { desk, link } = await told(HELD);
  const token = forge(new URL(link).searchParams.get("token") ?? "");
  const page = await look(`${desk.url}/api/leads/act?${new URLSearchParams({ token })}`);
  expect([page.status, page.text]).toEqual([404, expect.stringContaining(english.page.invalid)]);
  expect(page.text).not.toContain("<script");
  const answer = await fetch(`${desk.url}/api/leads/act`, { method: "POST", body: new URLSearchParams({ token }) });
  expect([answer.status, await stateOf(desk)]).toEqual([404, "held"]);
});

test("links of recipients who no longer get emails are rejected", async () => {
  const { desk, link } = await told(HELD);
  const place = `file:${desk.leads.database.place}`;
  await desk.app.close();
  const other = await openDesk({
    env: { LEADS_DATABASE_URL: place, SMTP_URL: "smtp://127.0.0.1:1", NOTIFY_EMAIL: "boss@flipx.example" },
  });
  expect((await look(link.replace(desk.url, other.url))).status).toBe(404);
});

test("links signed with the previous secret work while it is being changed, and then no longer", async () => {
  const [fresh, former] = ["n".repeat(32), "f".repeat(32)];
  const { desk, link } = await told(HELD, { env: { ACTION_SECRET: former } });
  const place = `file:${desk.leads.database.place}`;
  await desk.app.close();
  const statusWith = async (secrets: string) => {
    const env = { LEADS_DATABASE_URL: place, ACTION_SECRET: secrets, ...mailEnv({ port: 1 }) };
    const other = await openDesk({ env });
    const { status } = await look(link.replace(desk.url, other.url));
    await other.app.close();
    return status;
  };
  expect([await statusWith(`${fresh},${former}`), await statusWith(fresh)]).toEqual([200, 404]);
});

test("no log line contains a token or an address", async () => {
  const { desk, link } = await told(HELD);
  await press(desk, (await look(link)).text);
  const log = desk.logLines.join("");
  expect(log).toContain("staff acted on a lead through an email link");
  expect(log).not.toContain(new URL(link).searchParams.get("token")?.slice(-20));
  expect(log).not.toContain(STAFF);
});
