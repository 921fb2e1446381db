// What `server.js --check --online` sees, against stand-ins that answer, refuse, and stay away.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readFormContent } from "../../../src/server/leads/intake/formContent";
import { realRuntime } from "../../../src/server/leads/leadRuntime";
import { readLeadSettings } from "../../../src/server/leads/leadSettings";
import { checkOnline } from "../../../src/server/leads/online/checkOnline";
import { FakeCrm, secrets } from "../../fixtures/fakeCrm";
import { folderOf } from "../../fixtures/folder";
import { hookEnv, mailServer, receiver, STAFF } from "../../fixtures/toldDesk";
import { afterwards } from "../../fixtures/servedSite";
import { freePort } from "../../freePort";

async function crmServer() {
  const crm = new FakeCrm();
  afterwards(() => crm.close());
  const address = await crm.listen();
  return { crm, env: { ...secrets, CRM_BASE_URL: `${address}/crm/v8`, CRM_ACCOUNTS_URL: address } };
}

const mailEnv = (port: number, user = "") => ({ SMTP_URL: `smtp://${user}127.0.0.1:${port}`, NOTIFY_EMAIL: STAFF });

/** What the check says, and whether all is well. */
async function online(settings: NodeJS.ProcessEnv, { send = false } = {}) {
  const env = { LEADS_DATABASE_URL: `file:${join(folderOf(), "data", "leads.db")}`, ...settings };
  const seen = await checkOnline(readLeadSettings(env), realRuntime, send ? await readFormContent() : undefined);
  return { isRight: seen.every(({ isRight }) => isRight), lines: seen.map(({ line }) => line) };
}

test("when everything answers, the check says so, and nothing has been sent or created", async () => {
  const mail = await mailServer({
    authOptional: false,
    onAuth: ({ password }, _session, done) => done(null, password === "right" ? { user: "site" } : {}),
  });
  const { crm, env } = await crmServer();
  const store = join(folderOf(), "data", "leads.db");
  const settings = { ...mailEnv(mail.port, "site:right@"), ...env, LEADS_DATABASE_URL: `file:${store}` };
  expect(await online(settings)).toEqual({
    isRight: true,
    lines: [
      expect.stringMatching(/^lead store: ok: there is none at .*leads\.db yet/),
      "mail server: ok: answers, and accepts the user and password",
      "webhook: not checked: WEBHOOK_URL is not set",
      expect.stringMatching(/^CRM: ok: answers, and accepts the keys/),
    ],
  });
  expect([mail.mails, crm.contacts, crm.contactCalls, crm.searches]).toEqual([
    [],
    [],
    0,
    ["email=nobody%40example.invalid"],
  ]);
  expect(existsSync(store)).toBe(false);
});

test("nobody is called well who was not asked: without mail server and CRM, the lines say so", async () => {
  const { isRight, lines } = await online({});
  expect([isRight, lines.filter((line) => line.includes(": ok: ")).length]).toEqual([true, 1]);
  expect(lines).toContain("mail server: not checked: SMTP_URL is not set");
  expect(lines).toContain("CRM: not checked: none is set");
});

test.each([
  ["nothing listens", "", /^mail server: WRONG: nothing responds at the host and port in SMTP_URL \(ECONNREFUSED\)$/],
  ["the password is wrong", "site:wrong@", /^mail server: WRONG: the mail server rejects the user or password.*535/],
])("if %s at the mail server, the check fails and says it", async (_how, user, line) => {
  const refusing = await mailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
  });
  const { isRight, lines } = await online(mailEnv(user === "" ? await freePort() : refusing.port, user));
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  expect([isRight, lines.some((one) => /^mail server: ok/.test(one))]).toEqual([false, false]);
});

test.each([false, true])(
  "what the mail server says of a sign-in stands beside the advice (--send: %s)",
  async (send) => {
    const said = "5.7.139 SmtpClientAuthentication is disabled. Visit https://aka.ms/smtp_auth_disabled";
    const refusing = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error(said), { responseCode: 535 })),
    });
    const { lines } = await online(mailEnv(refusing.port, "site:right@"), { send });
    expect(lines[1]).toMatch(
      /^mail server: WRONG: the mail server rejects the user or password in SMTP_URL \(SMTP_535\): 535 /,
    );
    expect(lines[1]).toContain(said);
  },
);

test("with revoked keys, the check of the CRM fails and says it", async () => {
  const { env } = await crmServer();
  const { isRight, lines } = await online({ ...env, CRM_REFRESH_TOKEN: "1000.revoked" });
  const line = /^CRM: WRONG: it cannot be reached, or does not accept its settings \(TOKEN_INVALID_CODE\)$/;
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  expect(isRight).toBe(false);
});

test("a store that cannot be created or opened fails the check", async () => {
  const folder = folderOf({ file: "no folder", "leads.db": "no database, but long enough to be taken for one" });
  for (const path of ["file/leads.db", "leads.db"]) {
    const { isRight, lines } = await online({ LEADS_DATABASE_URL: `file:${join(folder, path)}` });
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^lead store: WRONG: /)]));
    expect(isRight).toBe(false);
  }
});

test("with --send, each mailbox and the webhook gets one test message, and what stops one is said in words", async () => {
  const [server, hook] = [await mailServer(), await receiver()];
  const settings = { ...mailEnv(server.port), ...hookEnv(hook) };
  expect((await online(settings, { send: true })).lines.slice(1, 3)).toEqual([
    `mail: ok: handed to the mail server`,
    "webhook: ok: taken by the receiver",
  ]);
  expect([server.mails.length, hook.hooks[0]?.type, hook.hooks[0]?.isSigned]).toEqual([1, "lead.test", true]);
  hook.answer = 401;
  await server.close();
  const { isRight, lines } = await online(settings, { send: true });
  expect([isRight, ...lines.slice(1, 3)]).toEqual([
    false,
    "mail server: WRONG: nothing responds at the host and port in SMTP_URL (ECONNREFUSED)",
    "webhook: WRONG: not sent: the receiver rejects the signature: it needs the same WEBHOOK_SECRET (HTTP_401)",
  ]);
});
