import { createServer, type AddressInfo, type Server } from "node:net";
import type { FastifyInstance } from "fastify";
import { serve, type ServeOptions } from "../../src/server/serve";
import { readSettings } from "../../src/server/config/settings";
import { writeBuiltSite } from "../fixtures/builtSite";
import { afterwards, ask, sendBytes } from "../fixtures/servedSite";

/** A lead service that records what happens to it; `/api/slow` responds only once `release` is called. */
function standInLeads() {
  const events: string[] = [];
  let release = () => {};
  let arrived = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const slowArrived = new Promise<void>((resolve) => (arrived = resolve));
  const leads: ServeOptions["leads"] = {
    register(app: FastifyInstance) {
      app.get("/api/slow", async () => {
        arrived();
        await released;
        events.push("answered");
        return { slow: true };
      });
    },
    health: async () => ({ queued: 0 }),
    close: async () => void events.push("closed"),
  };
  return { leads, events, release, slowArrived };
}

async function startServing(env: Record<string, string> = {}, leads = standInLeads().leads) {
  const settings = readSettings({ PORT: "0", ...env });
  const serving = await serve({ settings, publicDir: writeBuiltSite(), leads, logger: false });
  return { ...serving, port: Number(new URL(serving.address).port) };
}

async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterwards(() => new Promise((resolve) => server.close(resolve)));
  return { server, port: (server.address() as AddressInfo).port };
}

test("the address to open is printed, and pages and health respond there", async () => {
  const { address, port, stop } = await startServing();
  expect(address).toBe(`http://localhost:${port}`);
  expect((await ask(port, "/")).status).toBe(200);
  expect(JSON.parse((await ask(port, "/api/health")).text)).toEqual({ status: "ok" });
  await stop();
});

test("a port in use is reported in one line that says what to do, and the leads are closed", async () => {
  const { port } = await takePort();
  const { leads, events } = standInLeads();
  const starting = startServing({ PORT: String(port) }, leads);
  await expect(starting).rejects.toThrow(new RegExp(`^Port ${port} is in use .*PORT=${port + 1} npm start$`));
  expect(events).toEqual(["closed"]);
});

test("a HOST that is not an address of this machine is named in the error", async () => {
  await expect(startServing({ HOST: "203.0.113.1" })).rejects.toThrow(/^HOST is "203\.0\.113\.1"/);
});

test("a missing build is reported with the command that creates it, and the leads are closed", async () => {
  const { leads, events } = standInLeads();
  const starting = serve({ settings: readSettings({ PORT: "0" }), publicDir: "/nowhere/public", leads, logger: false });
  await expect(starting).rejects.toThrow(/npm run build/);
  expect(events).toEqual(["closed"]);
});

test("stopping lets a request in progress finish, refuses new ones, and closes the leads last", async () => {
  const { leads, events, release, slowArrived } = standInLeads();
  const { port, stop } = await startServing({}, leads);
  const slow = ask(port, "/api/slow");
  await slowArrived;
  const stopping = stop();
  await expect(ask(port, "/")).rejects.toThrow(/ECONNREFUSED/);
  expect(events).toEqual([]);
  release();
  expect((await slow).text).toBe('{"slow":true}');
  await stopping;
  expect(events).toEqual(["answered", "closed"]);
});

test("stopping closes the services in reverse order of opening, each once", async () => {
  const { leads, events } = standInLeads();
  const others = ["visits", "sign-in"].map((name) => ({
    register: () => undefined,
    close: async () => void events.push(`${name} closed`),
  }));
  const settings = readSettings({ PORT: "0" });
  const { stop } = await serve({ settings, publicDir: writeBuiltSite(), leads, others, logger: false });
  await stop();
  expect(events).toEqual(["sign-in closed", "visits closed", "closed"]);
});

test("an idle keep-alive connection does not delay the stop", async () => {
  const { port, stop } = await startServing();
  const kept = sendBytes(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await ask(port, "/");
  await stop({ workMs: 60_000 });
  expect(await kept).toMatch(/^HTTP\/1\.1 200 /);
});

test("a request that never ends is cut off at the limit, and the leads are still closed", async () => {
  const { leads, events, slowArrived } = standInLeads();
  const { port, stop } = await startServing({}, leads);
  const slow = ask(port, "/api/slow");
  const cut = expect(slow).rejects.toThrow(/socket hang up|ECONNRESET/);
  await slowArrived;
  await stop({ workMs: 50 });
  await cut;
  expect(events).toEqual(["closed"]);
});
