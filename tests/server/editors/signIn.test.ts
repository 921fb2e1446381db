import type { AddressInfo } from "node:net";
import { createApp } from "../../../src/server/http/app";
import { createSignIn } from "../../../src/server/editors/createSignIn";
import { readSignInSettings } from "../../../src/server/editors/signInSettings";
import { STATE_LIFE_MS } from "../../../src/server/editors/signInState";
import type { LeadParts } from "../../../src/server/leads/assembleLeads";
import { FakeGitHub, github } from "../../fixtures/fakeGitHub";
import { openDesk } from "../../fixtures/leadDesk";
import { afterwards, ask, type ServedResponse } from "../../fixtures/servedSite";

const SITE = "https://www.flipx.example";

interface DeskOptions {
  env?: Record<string, string>;
  siteUrl?: string | undefined;
  store?: Pick<LeadParts, "takeOnce">;
}

/** The sign-in on its own server, with a fake GitHub and a clock that can be moved. */
async function openSignIn({ env = github, siteUrl = SITE, store }: DeskOptions = {}) {
  const fake = new FakeGitHub();
  const githubUrl = await fake.listen();
  afterwards(() => fake.close());
  const settings = readSignInSettings(env.CMS_GITHUB_CLIENT_ID ? { ...env, CMS_GITHUB_URL: githubUrl } : env);
  const clock = { aheadMs: 0 };
  const logLines: string[] = [];
  const runtime = { now: () => Date.now() + clock.aheadMs, fetch, timeLimitMs: 300 };
  const { takeOnce } = store ?? (await openDesk({ crm: "none" })).leads;
  const signIn = createSignIn(settings, siteUrl || undefined, { ...runtime, takeOnce });
  const app = await createApp({
    settings: { trustedProxies: [] },
    logger: { write: (line) => void logLines.push(line) },
    registerApi: (api) => signIn.register(api),
  });
  afterwards(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  /** Starts a sign-in as a browser would, up to the address GitHub redirects it to. */
  async function begin(query = "?provider=github&site_id=www.flipx.example&scope=repo") {
    const toGithub = await ask(port, `/api/cms/auth${query}`);
    const location = toGithub.headers.location ?? "";
    const fromGithub = location && (await fetch(location, { redirect: "manual" })).headers.get("location");
    const back = fromGithub ? new URL(fromGithub) : undefined;
    const cookie = (toGithub.headers["set-cookie"]?.[0] ?? "").split(";")[0] ?? "";
    return { toGithub, location: location ? new URL(location) : undefined, back, cookie };
  }
  const finish = (back: URL | undefined, headers: Record<string, string>): Promise<ServedResponse> =>
    ask(port, `${back?.pathname ?? ""}${back?.search ?? ""}`, { headers });
  return { port, fake, githubUrl, clock, logLines, begin, finish };
}

/** What the page sends to the editor's window, and the origin that window must have. */
function told({ text }: ServedResponse) {
  const read = (name: string) =>
    (new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const [, outcome, json = "null"] = /^authorization:github:(\w+):(.*)$/.exec(read("answer")) ?? [];
  return { origin: read("origin"), outcome, content: JSON.parse(json) as { token?: string; message?: string } | null };
}

test("an editor is redirected to GitHub and returns with a token for the site's own window", async () => {
  const { begin, finish, fake, githubUrl } = await openSignIn();
  const { toGithub, location, back, cookie } = await begin();
  expect(toGithub.status).toBe(302);
  expect(location?.href.startsWith(`${githubUrl}/login/oauth/authorize?`)).toBe(true);
  expect(Object.fromEntries(location?.searchParams ?? [])).toEqual({
    client_id: github.CMS_GITHUB_CLIENT_ID,
    redirect_uri: `${SITE}/api/cms/callback`,
    scope: "repo",
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  const page = await finish(back, { cookie });
  expect(page.status).toBe(200);
  expect(told(page)).toEqual({
    origin: SITE,
    outcome: "success",
    content: { token: fake.tokens[0], provider: "github" },
  });
});

test("the state cookie is hidden from scripts, limited to the sign-in, short-lived, and sent over HTTPS only", async () => {
  const { begin, finish } = await openSignIn();
  const { toGithub, back, cookie } = await begin();
  const [header = ""] = toGithub.headers["set-cookie"] ?? [];
  expect(header.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax", "Secure"]);
  expect((await finish(back, { cookie })).headers["set-cookie"]?.[0]).toMatch(/^__Host-cms_state=; Max-Age=0; /);
});

test("neither the pages nor the redirect to GitHub are cached, send a referrer, or lose their opener", async () => {
  const { begin, finish } = await openSignIn();
  const { toGithub, back, cookie } = await begin();
  for (const { headers } of [toGithub, await finish(back, { cookie }), await finish(back, {})]) {
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "unsafe-none",
      "x-frame-options": "DENY",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; /);
  }
});

test.each([
  ["?scope=public_repo", "public_repo"],
  ["?scope=repo%20admin:org", "repo"],
  ["?scope=repo&scope=admin:org", "repo"],
  ["?scope=user&redirect_uri=https://thief.example&client_id=thief", "repo"],
  ["", "repo"],
])("%s requests the scope %s from GitHub, and passes nothing else on", async (query, scope) => {
  const { location } = await (await openSignIn()).begin(query);
  expect(location?.searchParams.get("scope")).toBe(scope);
  expect(location?.searchParams.getAll("redirect_uri")).toEqual([`${SITE}/api/cms/callback`]);
  expect([...(location?.searchParams.keys() ?? [])]).toHaveLength(4);
});

test("a callback without the cookie, with another state, or with a forged one is rejected before GitHub is asked", async () => {
  const { begin, finish, fake } = await openSignIn();
  const { back, cookie } = await begin();
  const other = await begin();
  const [, until, signature] = cookie.split(".");
  const state = back?.searchParams.get("state") ?? "";
  const forged: Record<string, string>[] = [
    {},
    { cookie: "__Host-cms_state=" },
    { cookie: other.cookie },
    { cookie: `__Host-cms_state=${state}.${Number(until) + 1}.${signature}` },
    { cookie: `__Host-cms_state=${state}.${until}.` },
    { cookie: `__Host-cms_state=${state}.${until}.${"A".repeat(43)}` },
  ];
  for (const headers of forged) {
    const page = await finish(back, headers);
    expect([page.status, told(page).outcome]).toEqual([403, "error"]);
  }
  expect((await finish(new URL(`${SITE}/api/cms/callback?code=1`), { cookie })).status).toBe(403);
  expect(
    (await finish(new URL(`${SITE}/api/cms/callback?code=1&state=`), { cookie: "__Host-cms_state=.9e15." })).status,
  ).toBe(403);
  expect(fake.tokenCalls).toBe(0);
});

test("a neighboring site's cookie of the same name does not interfere", async () => {
  const { begin, finish } = await openSignIn();
  const { back, cookie } = await begin();
  expect((await finish(back, { cookie: `__Host-cms_state=planted; lng=es; ${cookie}` })).status).toBe(200);
});

test("a state is valid for ten minutes", async () => {
  const { begin, finish, clock } = await openSignIn();
  const { back, cookie } = await begin();
  clock.aheadMs = STATE_LIFE_MS;
  expect((await finish(back, { cookie })).status).toBe(403);
});

test("a state works only once, on whichever server of a store, also with a code that nobody has used", async () => {
  const store = (await openDesk({ crm: "none" })).leads;
  const [{ begin, finish, fake }, other] = [await openSignIn({ store }), await openSignIn({ store })];
  const { back, cookie } = await begin();
  await finish(back, { cookie });
  for (const server of [finish, other.finish]) expect((await server(back, { cookie })).status).toBe(403);
  back?.searchParams.set("code", (await begin()).back?.searchParams.get("code") ?? "");
  expect((await finish(back, { cookie })).status).toBe(403);
  expect([fake.tokenCalls, other.fake.tokenCalls]).toEqual([1, 0]);
});

test("while the store does not respond, nobody signs in, and the log says why", async () => {
  const store = { takeOnce: () => Promise.reject(new Error("the disk is full")) };
  const { begin, finish, fake, logLines } = await openSignIn({ store });
  const { back, cookie } = await begin();
  expect([(await finish(back, { cookie })).status, fake.tokenCalls]).toEqual([403, 0]);
  expect(logLines.join("")).toContain("the disk is full");
});

test("canceling at GitHub is reported as such, and nothing GitHub says is shown", async () => {
  const { begin, finish, fake } = await openSignIn();
  fake.denies = true;
  const { back, cookie } = await begin();
  const page = await finish(back, { cookie });
  expect([page.status, told(page).outcome]).toEqual([403, "error"]);
  expect(page.text).toContain("allow access");
  expect(page.text).not.toContain("denied");
  expect(fake.tokenCalls).toBe(0);
});

test.each([
  ["an error of GitHub", { status: 500, body: "Internal <b>error</b>" }],
  ["no answer in time", { silent: true }],
  ["an answer that is no JSON", { body: "<html>sorry</html>" }],
  ["an answer without a token", { body: "{}" }],
  ["a token that is none", { body: '{"access_token":"a b</script>"}' }],
  ["a refusal", { body: '{"error":"redirect_uri_mismatch"}' }],
])("%s ends in a readable page, and the editor is notified", async (_name, fault) => {
  const { begin, finish, fake, logLines } = await openSignIn();
  fake.fault = fault;
  const { back, cookie } = await begin();
  const page = await finish(back, { cookie });
  expect(page.status).toBe(502);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  const { outcome, content } = told(page);
  expect(outcome).toBe("error");
  expect(page.text).toContain(`<p>${content?.message}</p>`);
  expect(logLines.join("")).toContain("GitHub gave no token");
});

test("a wrong client secret is reported to developers by the name of the setting", async () => {
  const { begin, finish } = await openSignIn({ env: { ...github, CMS_GITHUB_CLIENT_SECRET: "another" } });
  const { back, cookie } = await begin();
  const page = await finish(back, { cookie });
  expect([page.status, page.text]).toEqual([502, expect.stringContaining("CMS_GITHUB_CLIENT_SECRET")]);
});

test("without settings, both addresses say which ones to set", async () => {
  const { port } = await openSignIn({ env: {} });
  for (const path of ["/api/cms/auth", "/api/cms/callback?code=1&state=1"]) {
    const page = await ask(port, path);
    expect([page.status, page.text]).toEqual([404, expect.stringContaining("CMS_GITHUB_CLIENT_ID")]);
  }
});

test("without SITE_URL, the editor is at this machine's own address and no other", async () => {
  const { port, begin, finish } = await openSignIn({ siteUrl: "" });
  const { location, back, cookie } = await begin();
  expect(location?.searchParams.get("redirect_uri")).toBe(`http://127.0.0.1:${port}/api/cms/callback`);
  expect(told(await finish(back, { cookie })).origin).toBe(`http://127.0.0.1:${port}`);
  for (const host of ["thief.example", "127.0.0.1.thief.example", "localhost@thief.example", "localhost/path"]) {
    const page = await ask(port, "/api/cms/auth", { headers: { host } });
    expect([page.status, page.headers.location, told(page).origin]).toEqual([404, undefined, ""]);
    expect(page.text).toContain("SITE_URL");
  }
});

test("pages are written in the reader's language", async () => {
  const { finish } = await openSignIn();
  const callback = new URL(`${SITE}/api/cms/callback`);
  expect((await finish(callback, { "accept-language": "es,en;q=0.5" })).text).toContain('<html lang="es">');
  expect((await finish(callback, { "accept-language": "fr-FR,es" })).text).toContain('<html lang="en">');
  expect((await finish(callback, {})).text).toContain('<html lang="en">');
});

test("a flood of callbacks is rejected without asking GitHub", async () => {
  const { port, fake } = await openSignIn();
  const statuses = [];
  for (let n = 0; n < 22; n++) statuses.push((await ask(port, "/api/cms/callback?code=1&state=1")).status);
  expect([statuses[0], statuses.at(-1), fake.tokenCalls]).toEqual([403, 429, 0]);
});

test("a HEAD request uses nothing up", async () => {
  const { port } = await openSignIn();
  expect((await ask(port, "/api/cms/callback?code=1&state=1", { method: "HEAD" })).status).toBe(405);
});

test("code, token, state, and secret stay out of the log", async () => {
  const { begin, finish, fake, logLines } = await openSignIn();
  const { back, cookie } = await begin();
  await finish(back, { cookie });
  fake.fault = { status: 500, body: github.CMS_GITHUB_CLIENT_SECRET };
  const second = await begin();
  await finish(second.back, { cookie: second.cookie });
  const secrets = [back, second.back].flatMap((url) => [url?.searchParams.get("code"), url?.searchParams.get("state")]);
  expect(secrets.every((one) => typeof one === "string" && one.length > 10)).toBe(true);
  for (const secret of [...secrets, ...fake.tokens, github.CMS_GITHUB_CLIENT_SECRET]) {
    expect(logLines.join("")).not.toContain(secret);
  }
});
