// `server.js --check --online` against stand-ins that answer, refuse, and stay away.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundle, type Bundle } from "../../fixtures/bundledServer";
import { FakeCrm, secrets, type FakeCrmOptions } from "../../fixtures/fakeCrm";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { publishNamed, serverFolders } from "../../fixtures/releases";
import { closeTold, mailServer, STAFF } from "../../fixtures/toldDesk";
import { freePort } from "../../freePort";

const opened: FakeCrm[] = [];

afterEach(async () => {
  await closeTold();
  await Promise.all(opened.splice(0).map((crm) => crm.close()));
  removeFolders();
});

async function published(): Promise<Bundle> {
  const made = await bundle();
  publishNamed("first", made.dist);
  return made;
}

async function crmServer(options: FakeCrmOptions = {}) {
  const crm = new FakeCrm(options);
  opened.push(crm);
  const address = await crm.listen();
  return { crm, env: { ...secrets, CRM_BASE_URL: `${address}/crm/v8`, CRM_ACCOUNTS_URL: address } };
}

const mailEnv = (port: number, user = "") => ({ SMTP_URL: `smtp://${user}127.0.0.1:${port}`, NOTIFY_EMAIL: STAFF });

/** What the check says and how it ends, whether it succeeds or not. */
async function online({ check }: Bundle, settings: Record<string, string>) {
  const failed = (error: Error & { code?: number; stderr?: string }) => ({
    code: error.code,
    text: error.stderr ?? "",
  });
  const { code, text } = await check(settings, "--online").then((said) => ({ code: 0, text: said }), failed);
  return { code, lines: text.trim().split("\n") };
}

test("when everything answers, the check says so, and nothing has been sent or created", async () => {
  const server = await published();
  const mail = await mailServer({
    authOptional: false,
    onAuth: ({ password }, _session, done) => done(null, password === "right" ? { user: "site" } : {}),
  });
  const { crm, env } = await crmServer();
  const store = join(folderOf(), "data", "leads.db");
  const { code, lines } = await online(server, {
    ...mailEnv(mail.port, "site:right@"),
    ...env,
    LEADS_DATABASE_URL: `file:${store}`,
  });
  expect(lines).toEqual([
    expect.stringMatching(/^lead store: ok: there is none at .*leads\.db yet/),
    "mail server: ok: answers, and accepts the user and password",
    expect.stringMatching(/^CRM: ok: answers, and accepts the keys/),
    "webhook: not checked: WEBHOOK_URL is not set",
    "The release can be served.",
  ]);
  expect(code).toBe(0);
  expect([mail.mails, crm.contacts, crm.contactCalls, crm.searches]).toEqual([
    [],
    [],
    0,
    ["email=nobody%40example.invalid"],
  ]);
  expect(existsSync(store)).toBe(false);
});

test("nobody is called well who was not asked: without mail server and CRM, the lines say so", async () => {
  const server = await published();
  const { code, lines } = await online(server, {});
  expect([code, lines.filter((line) => line.includes(": ok: ")).length]).toEqual([0, 1]);
  expect(lines).toContain("mail server: not checked: SMTP_URL is not set");
  expect(lines).toContain("CRM: not checked: none is set");
});

test.each([
  ["nothing listens", "", /^mail server: WRONG: nothing responds at the host and port in SMTP_URL \(ECONNREFUSED\)$/],
  ["the password is wrong", "site:wrong@", /^mail server: WRONG: the mail server rejects the user or password.*535/],
])(
  "if %s at the mail server, the check fails and says it",
  async (_how, user, line) => {
    const server = await published();
    const refusing = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
    });
    const port = user === "" ? await freePort() : refusing.port;
    const { code, lines } = await online(server, mailEnv(port, user));
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
    expect([code, lines.some((one) => /^mail server: ok|can be served/.test(one))]).toEqual([1, false]);
  },
  60_000,
);

test.each<[string, FakeCrmOptions, Record<string, string>, RegExp]>([
  ["revoked keys", {}, { CRM_REFRESH_TOKEN: "1000.revoked" }, /TOKEN_INVALID_CODE/],
  ["no connection", { tokenFault: () => ({ kind: "drop" }) }, {}, /TOKEN_/],
  ["a wrong address", {}, { CRM_BASE_URL: "http://127.0.0.1:1/crm/v8" }, /ECONNREFUSED|NETWORK/],
])(
  "with %s, the check of the CRM fails and says it",
  async (_how, options, settings, code) => {
    const server = await published();
    const { env } = await crmServer(options);
    const seen = await online(server, { ...env, ...settings });
    expect(seen.lines).toEqual(expect.arrayContaining([expect.stringMatching(/^CRM: WRONG: it cannot be reached/)]));
    expect(seen.lines.join("\n")).toMatch(code);
    expect([seen.code, seen.lines.some((one) => /^CRM: ok|can be served/.test(one))]).toEqual([1, false]);
  },
  60_000,
);

test("a CRM that permits only new contacts is enough", async () => {
  const server = await published();
  const { env } = await crmServer({ mayRead: false });
  const { code, lines } = await online(server, env);
  expect([code, lines.some((one) => one.startsWith("CRM: ok"))]).toEqual([0, true]);
});

test("a store that cannot be created or opened fails the check", async () => {
  const server = await published();
  const folder = folderOf({ file: "no folder", "leads.db": "no database, but long enough to be taken for one" });
  for (const path of ["file/leads.db", "leads.db"]) {
    const { code, lines } = await online(server, { LEADS_DATABASE_URL: `file:${join(folder, path)}` });
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^lead store: WRONG: /)]));
    expect([code, lines.some((one) => /^lead store: ok|can be served/.test(one))]).toEqual([1, false]);
  }
});

test("a release whose server does not know --online is not called served", async () => {
  const made = await bundle();
  serverFolders.set(made.dist, folderOf({ "server.js": 'console.log("The release can be shown.");' }));
  publishNamed("older", made.dist);
  const { code, lines } = await online(made, {});
  expect([code, lines]).toEqual([1, [expect.stringContaining("does not know --online")]]);
});

test("a mistyped order starts no server", async () => {
  const { check } = await published();
  await expect(check({}, "--onlin")).rejects.toThrow("--check --online");
});
