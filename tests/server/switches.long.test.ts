// Every documented setting alone, and all at once: what is documented works together.
import { gzipSync } from "node:zlib";
import { readFormContent } from "../../src/server/leads/intake/formContent";
import { SETTING_NAMES } from "../../src/server/settingNames";
import { bundle } from "../fixtures/bundledServer";
import { secrets } from "../fixtures/fakeCrm";
import { HUBSPOT_TOKEN } from "../fixtures/fakeHubspot";
import { folderOf } from "../fixtures/folder";
import { publishNamed } from "../fixtures/releases";
import { SITE_HEADERS, soundSite } from "../fixtures/soundSite";
import { WEBHOOK_SECRET } from "../fixtures/webhookReceiver";

const SWITCHES: Readonly<Record<string, Record<string, string>>> = {
  "a port and a host": { PORT: "0", HOST: "127.0.0.1" },
  "its own address": { SITE_URL: "https://www.flipx.example" },
  "a proxy": { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8" },
  metrics: { HEALTH_TOKEN: "t".repeat(32) },
  "a store of its own": { LEADS_DATABASE_URL: `file:${folderOf()}/own.db` },
  backups: { LEADS_BACKUP_DIR: folderOf() },
  limits: { LEADS_RATE_LIMIT: "5", LEADS_FLOOD_LIMIT: "200" },
  email: { SMTP_URL: "smtp://127.0.0.1:1", NOTIFY_EMAIL: "sales@flipx.example", NOTIFY_LANGUAGE: "es" },
  "a webhook": { WEBHOOK_URL: "https://127.0.0.1:1/hook", WEBHOOK_SECRET },
  "links of its own": { ACTION_SECRET: "s".repeat(32) },
  "the CRM": secrets,
  "the CRM with all its fields": {
    ...secrets,
    CRM_BASE_URL: "https://127.0.0.1:1/crm/v8",
    CRM_ACCOUNTS_URL: "https://127.0.0.1:1",
    CRM_REF_FIELD: "Web_Lead_Ref",
    CRM_DETAILS_FIELD: "Web_Lead_Details",
    CRM_SOURCE_FIELD: "Lead_Source",
  },
  "the editor": {
    CMS_GITHUB_CLIENT_ID: "id",
    CMS_GITHUB_CLIENT_SECRET: "secret",
    CMS_GITHUB_URL: "https://github.example.com",
  },
};
const ALL = Object.assign({}, ...Object.values(SWITCHES)) as Record<string, string>;
/** What excludes others is tried alone. */
const WITHOUT = { CRM: "none" };
const HUBSPOT = { CRM: "hubspot", HUBSPOT_TOKEN, HUBSPOT_BASE_URL: "https://127.0.0.1:1" };

/** The build reads these. */
const OF_THE_BUILD = ["CMS_REPOSITORY", "CMS_BRANCH"];

const ANALYTICS = "https://stats.flipx.example";

/** A site whose owner has switched analytics on, as the build writes it. */
function counted(): Record<string, string | Buffer> {
  const files = soundSite();
  const pages = Object.entries(files).flatMap(([name, html]): [string, string | Buffer][] => {
    if (typeof html !== "string" || !name.endsWith(".html")) return [];
    const tagged = html.replace("</head>", `<script defer src="${ANALYTICS}/js/script.js"></script></head>`);
    return [[name, tagged], ...(`${name}.gz` in files ? [[`${name}.gz`, gzipSync(tagged)] as const] : [])].map(
      ([one, content]) => [String(one), content ?? ""],
    );
  });
  const _headers = SITE_HEADERS.replace("script-src 'self'", `script-src 'self' 'sha256-a+b/c=' ${ANALYTICS}`);
  return { ...files, ...Object.fromEntries(pages), _headers };
}

test("every setting is one of these switches", () => {
  expect([...Object.keys({ ...ALL, ...WITHOUT, ...HUBSPOT }), ...OF_THE_BUILD].sort()).toEqual(
    [...SETTING_NAMES].sort(),
  );
});

test.each([
  ...Object.entries(SWITCHES).map(([name, env]) => [name, soundSite, env] as const),
  ["no CRM", soundSite, WITHOUT] as const,
  ["the other CRM", soundSite, HUBSPOT] as const,
  ["analytics", counted, {}] as const,
  ["all of them", counted, ALL] as const,
])("with %s, the server says that it can start, starts, and passes the smoke test", async (_name, site, env) => {
  const { dist, check, serve, tool } = await bundle();
  publishNamed("first", dist, site());
  expect(await check(env)).toContain("The settings are right");
  const server = await serve(env);
  try {
    expect(await tool("smoke", server.told)).toMatch(/all \d+ checks passed/);
  } finally {
    await server.stop();
  }
});

test("scripts from elsewhere that no page loads fail the smoke test", async () => {
  const { dist, serve, tool } = await bundle();
  publishNamed("first", dist, { ...soundSite(), _headers: counted()._headers ?? "" });
  const server = await serve();
  const failure = (await tool("smoke", server.told).catch((error: unknown) => error)) as { stdout: string };
  await server.stop();
  expect(failure.stdout).toContain(`/: the Content-Security-Policy allows scripts from ${ANALYTICS}`);
});

test("another address in the content is told by --check and at the start", async () => {
  const { dist, check, serve } = await bundle();
  publishNamed("first", dist, soundSite());
  const { siteUrl } = await readFormContent();
  const env = { SITE_URL: siteUrl.replace("://", "://www.") };
  const told = `SITE_URL is ${env.SITE_URL}, but url in content/site.json is ${siteUrl}`;
  expect(await check(env)).toContain(told);
  const server = await serve(env);
  await server.stop();
  expect(server.output()).toContain(told);
});
