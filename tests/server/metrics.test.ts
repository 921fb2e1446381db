import { readFileSync } from "node:fs";
import { REASONS } from "../../src/server/http/healthReasons";
import { ask, serveSite } from "../fixtures/servedSite";

const healthToken = "token-of-16-characters";
const told = { headers: { authorization: `Bearer ${healthToken}` } };
const settings = { trustedProxies: [], healthToken };

/** The values of samples by name and labels. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, name = "", labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return [labels ? `${name}{${labels}}` : name, Number(value)];
    }),
  );
}

test("metrics count responses by route and status", async () => {
  const { port } = await serveSite({
    settings,
    registerApi: (app) => void app.get("/api/full", async (_request, reply) => reply.code(429).send({})),
  });
  for (const path of ["/", "/", "/no-such-page/", "/api/full", "/api/made-up-1", "/api/made-up-2"])
    await ask(port, path);
  const { headers, status, text } = await ask(port, "/api/metrics", told);
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  const samples = samplesOf(text);
  expect(Object.fromEntries([...samples].filter(([name]) => name.startsWith("site_requests_total")))).toEqual({
    'site_requests_total{route="pages",status="200"}': 2,
    'site_requests_total{route="pages",status="404"}': 1,
    'site_requests_total{route="/api/full",status="429"}': 1,
    'site_requests_total{route="/api/*",status="404"}': 2,
  });
  expect(samples.get('site_request_seconds_count{route="pages"}')).toBe(3);
  const badlyNamed = [...text.matchAll(/^# TYPE (\w+_total) (?!counter)/gm)].map(([, name]) => name);
  expect(badlyNamed).toEqual([]);
  expect(samples.get("nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
});

test("metrics say what the health report says of leads and the release", async () => {
  const release = { shown: "b1", wanted: "b2", version: "1.2.3" };
  const jobs = [
    { channel: "mail", state: "scheduled", count: 4, oldestSeconds: 9 },
    { channel: "webhook", state: "discarded", count: 1, oldestSeconds: 800 },
  ];
  const leads = {
    waiting: 3,
    oldestWaitingSeconds: 70,
    attention: 2,
    held: 5,
    storeBytes: 4096,
    crm: "configured",
    jobs,
  };
  const health = async () => ({ degraded: [REASONS.attention], leads, release });
  const { port } = await serveSite({ settings, health });
  const { text } = await ask(port, "/api/metrics", told);
  const documented =
    readFileSync("docs/monitoring.md", "utf8")
      .split("\n## ")[0]
      ?.matchAll(/`(site_\w+)`/g) ?? [];
  expect([...text.matchAll(/^# TYPE (site_\w+)/gm)].map(([, name]) => name).sort()).toEqual(
    [...documented].map(([, name]) => name).sort(),
  );
  expect(Object.fromEntries(samplesOf(text))).toMatchObject({
    site_can_store_leads: 1,
    'site_degraded{reason="leads need attention"}': 1,
    site_leads_waiting: 3,
    site_leads_oldest_waiting_seconds: 70,
    site_leads_attention: 2,
    site_leads_held: 5,
    site_lead_store_bytes: 4096,
    'site_jobs{channel="mail",state="scheduled"}': 4,
    'site_jobs{channel="webhook",state="discarded"}': 1,
    'site_jobs_oldest_seconds{channel="webhook",state="discarded"}': 800,
    site_notifications_abandoned: 0,
    'site_release_info{shown="b1",wanted="b2",version="1.2.3"}': 1,
  });
});

test("metrics still answer while no lead can be stored, and say so without figures of leads", async () => {
  const { port } = await serveSite({ settings, health: () => Promise.reject(new Error("full")) });
  const { status, text } = await ask(port, "/api/metrics", told);
  expect([status, samplesOf(text).get("site_can_store_leads")]).toEqual([200, 0]);
  expect(text).not.toContain("site_leads_");
});

test("nobody without the token gets metrics, and there are none without one in the settings", async () => {
  const { port } = await serveSite({ settings });
  expect((await ask(port, "/api/metrics")).status).toBe(401);
  const { status, text } = await ask(port, "/api/metrics", { headers: { authorization: "Bearer wrong" } });
  expect([status, text]).toEqual([401, expect.not.stringContaining("site_")]);
  const { port: closed } = await serveSite();
  expect((await ask(closed, "/api/metrics", told)).status).toBe(404);
});
