import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Handler } from "../../src/platform/middlewareHost";
import { mountApi } from "../../src/server/developMiddleware";
import { loadEnvironment } from "../../src/platform/environment";
import { afterwards, ask } from "../fixtures/servedSite";

jest.mock("../../src/platform/environment", () => ({ loadEnvironment: jest.fn() }));
jest.mock("../../src/server/leads/assembleLeads", () => ({
  createLeads: async () => ({
    register: (app: FastifyInstance) => void app.post("/api/echo", async ({ body }) => ({ echo: body })),
    database: { place: "nowhere" },
    health: async () => ({ waiting: 0 }),
    close: async () => undefined,
  }),
}));

/** Stands in for Gatsby's development server: responds "a page" to whatever the API does not handle. */
async function developServer(env: Record<string, string>): Promise<number> {
  jest.mocked(loadEnvironment).mockReturnValue(env);
  const handlers: Handler[] = [];
  mountApi({ use: (handler) => handlers.push(handler) });
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    handlers[0]?.(request, response, () => response.end("a page"));
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterwards(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

test("in development, the API responds below /api, bodies included, and pages are passed on to Gatsby", async () => {
  const port = await developServer({});
  const headers = { "content-type": "application/json" };
  expect((await ask(port, "/api/echo", { method: "POST", headers, body: '{"a":1}' })).text).toBe('{"echo":{"a":1}}');
  expect(JSON.parse((await ask(port, "/api/health")).text)).toEqual({ status: "ok" });
  expect((await ask(port, "/api/missing")).status).toBe(404);
  expect((await ask(port, "/services/")).text).toBe("a page");
});

test("in development, the API reports wrong settings, and pages still work", async () => {
  const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const port = await developServer({ TRUSTED_PROXIES: "nobody" });
  const answer = await ask(port, "/api/health");
  expect(answer.status).toBe(503);
  expect(answer.text).toContain("TRUSTED_PROXIES");
  expect(told).toHaveBeenCalledWith(expect.stringContaining("TRUSTED_PROXIES"));
  expect((await ask(port, "/services/")).text).toBe("a page");
  told.mockRestore();
});
