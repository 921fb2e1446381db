import { REASONS } from "../../src/server/http/healthReasons";
import type { FastifyInstance } from "fastify";
import { ask, askSite, rawGet, sendBytes, serveSite } from "../fixtures/servedSite";

/** Collects the server's log. */
function listen() {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
}

function registerEcho(app: FastifyInstance): void {
  app.post("/api/echo", async (request) => ({ echo: request.body }));
  app.get("/api/broken", async () => {
    throw new Error("the password of the database is hunter2");
  });
  app.get("/api/teapot", async () => {
    throw Object.assign(new Error("hunter2"), { statusCode: 418 });
  });
}

const json = { "content-type": "application/json" };

test("the health check reports details to those who know the token, and only the status to others", async () => {
  const healthToken = "token-of-16-characters";
  const health = async () => ({ queued: 3, degraded: [REASONS.attention] });
  const { port } = await serveSite({ health, settings: { trustedProxies: [], healthToken } });
  const told = async (authorization?: string) =>
    JSON.parse((await ask(port, "/api/health", { headers: authorization ? { authorization } : {} })).text) as unknown;
  expect(await told(`Bearer ${healthToken}`)).toEqual({
    status: "degraded",
    reasons: ["leads need attention"],
    queued: 3,
  });
  for (const wrong of [undefined, "Bearer", "Bearer token-of-16-character", `Basic ${healthToken}`])
    expect(await told(wrong)).toEqual({ status: "degraded" });
});

test("the health check responds ok without details, to HEAD as well", async () => {
  const { port } = await serveSite({ health: async () => ({ queued: 3 }) });
  const answer = await ask(port, "/api/health", { headers: { authorization: "Bearer undefined" } });
  expect(JSON.parse(answer.text)).toEqual({ status: "ok" });
  expect((await ask(port, "/api/health", { method: "HEAD" })).status).toBe(200);
});

test("without details, health responds 503 without saying why, and the process still counts as alive", async () => {
  const log = listen();
  const { port } = await serveSite({ health: () => Promise.reject(new Error("hunter2")), logger: log });
  const answer = await ask(port, "/api/health");
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toEqual({ status: "unavailable" });
  expect(log.lines.join("")).toContain("the health check failed");
  expect((await ask(port, "/api/health/live")).status).toBe(200);
});

test("a registered route responds with JSON that is never cached and carries the security headers", async () => {
  const { port } = await serveSite({ registerApi: registerEcho });
  const answer = await ask(port, "/api/echo", { method: "POST", headers: json, body: '{"a":1}' });
  expect(JSON.parse(answer.text)).toEqual({ echo: { a: 1 } });
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each(["/api", "/api/", "/api/missing", "/api/health/", "/api?x=1", "/api/../services/", "/api/%2e%2e/services/"])(
  "the unknown address %s gets a 404 in JSON",
  async (path) => {
    const { port } = await serveSite();
    for (const method of ["GET", "POST", "PROPFIND"]) {
      const answer = await ask(port, path, { method });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  },
);

test("an address that merely starts like the API is a page of the site", async () => {
  const { port } = await serveSite();
  expect((await ask(port, "/apiary")).text).toContain("not found");
});

test.each([
  ["GET", "/api/echo", "POST"],
  ["PUT", "/api/echo", "POST"],
  ["PROPFIND", "/api/echo", "POST"],
  ["DELETE", "/api/health", "GET, HEAD"],
])("%s on %s gets a 405 that names the allowed methods", async (method, path, allow) => {
  const { port } = await serveSite({ registerApi: registerEcho });
  const answer = await ask(port, path, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
});

test("a wrong method gets a 405 before the body is read", async () => {
  const { port } = await serveSite({ registerApi: registerEcho });
  const headers = { "content-type": "image/png" };
  expect((await ask(port, "/api/echo", { method: "PUT", headers, body: "x".repeat(50_000) })).status).toBe(405);
});

test.each([
  ["broken JSON", 400, json, '{"a":'],
  ["an empty body of type JSON", 400, json, ""],
  ["a body over 16 KB", 413, json, JSON.stringify("x".repeat(17_000))],
  ["another type", 415, { "content-type": "text/xml" }, "<a/>"],
  ["a type that is none", 415, { "content-type": "nonsense" }, "a"],
  ["a prototype in disguise", 400, json, '{"__proto__":{"a":1}}'],
])("%s gets a %i in JSON", async (_name, status, headers, body) => {
  const { port } = await serveSite({ registerApi: registerEcho });
  const answer = await ask(port, "/api/echo", { method: "POST", headers, body });
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
  expect(answer.text).not.toContain("FST_");
});

test("an unexpected error gets a 500 without its message, and its stack is logged", async () => {
  const log = listen();
  const { port } = await serveSite({ registerApi: registerEcho, logger: log });
  const answer = await ask(port, "/api/broken");
  expect(answer.status).toBe(500);
  expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(["message"]);
  expect(answer.text).not.toContain("hunter2");
  expect(log.lines.join("")).toContain("appApi.test.ts");
  expect(log.lines.join("")).not.toContain("hunter2");
});

test("an error with a 4xx status keeps the status and loses its message", async () => {
  const { port } = await serveSite({ registerApi: registerEcho });
  const answer = await ask(port, "/api/teapot");
  expect(answer.status).toBe(418);
  expect(answer.text).not.toContain("hunter2");
});

test.each(["/api/%zz", "/api/%", "/api/a%00b"])("the malformed address %s gets a 4xx in JSON", async (path) => {
  const answer = await askSite(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
});

test("an absolute URL of the API reaches the API", async () => {
  const { port } = await serveSite();
  expect(await sendBytes(port, rawGet("http://localhost/api/health"))).toContain('{"status":"ok"}');
});

test("the log contains method, route, and status, and nothing about the visitor", async () => {
  const log = listen();
  const { port } = await serveSite({ registerApi: registerEcho, logger: log });
  const headers = { ...json, "user-agent": "agent-7", referer: "https://a.example/?email=ana" };
  await ask(port, "/api/echo?email=ana@example.com", { method: "POST", headers, body: '{"name":"Ana"}' });
  await ask(port, "/api/ana@example.com");
  await ask(port, "/services/?email=ana@example.com");
  const answered = log.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ route }) => route);
  expect(answered).toEqual([
    expect.objectContaining({ method: "POST", route: "/api/echo", status: 200 }),
    expect.objectContaining({ method: "GET", route: "/api/*", status: 404 }),
  ]);
  const sinceListening = log.lines.filter((line) => !line.includes("listening at"));
  expect(sinceListening.join("").toLowerCase()).not.toMatch(/ana|agent-7|127\.0\.0\.1|remoteaddress|::1/);
});

test("a request logged as an object shows its path only", async () => {
  const log = listen();
  const registerApi = (app: FastifyInstance) =>
    void app.get("/api/careless", async (request) => {
      request.log.warn({ req: request }, "careless");
      return {};
    });
  const { port } = await serveSite({ registerApi, logger: log });
  await ask(port, "/api/careless?email=ana@example.com");
  const careless = log.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === "careless");
  expect(careless?.req).toEqual({ method: "GET", path: "/api/careless" });
});

test.each([
  [[], "127.0.0.1"],
  [["127.0.0.1"], "203.0.113.9"],
  [["10.0.0.0/8"], "127.0.0.1"],
])("with the trusted proxies %j, a forwarded visitor counts as %s", async (trustedProxies, seen) => {
  const registerApi = (app: FastifyInstance) => void app.get("/api/who", async ({ ip }) => ({ ip }));
  const { port } = await serveSite({ registerApi, settings: { trustedProxies } });
  const answer = await ask(port, "/api/who", { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(JSON.parse(answer.text)).toEqual({ ip: seen });
});

test("without a built site, only the API responds", async () => {
  const { port } = await serveSite({ publicDir: undefined });
  expect(JSON.parse((await ask(port, "/api/health")).text)).toEqual({ status: "ok" });
  expect((await ask(port, "/services/")).status).toBe(404);
});

const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Asks the API with this header; returns the ID in the response, which must be the one in the log line. */
async function idFor(sent?: string): Promise<unknown> {
  const lines: string[] = [];
  const { port } = await serveSite({ logger: { write: (line) => void lines.push(line) } });
  const { headers } = await ask(port, "/api/health", { headers: sent === undefined ? {} : { "x-request-id": sent } });
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ route }) => route);
  expect(answered).toMatchObject([{ msg: "request answered", reqId: headers["x-request-id"] }]);
  return headers["x-request-id"];
}

test("a request keeps the ID that the proxy gave it", async () => {
  expect(await idFor("Root=1-67891233-abcdef012345678912345678")).toBe("Root=1-67891233-abcdef012345678912345678");
});

test.each([undefined, "", "two words", "ñ", "x".repeat(129)])(
  "instead of %j, a request gets an ID of its own",
  async (sent) => {
    expect(await idFor(sent)).toMatch(MADE);
  },
);
