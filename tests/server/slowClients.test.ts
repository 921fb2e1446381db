import { connect, type Socket } from "node:net";
import { ask, serveSite } from "../fixtures/servedSite";

jest.setTimeout(60_000);

const limits = { headersMs: 500, requestMs: 800, checkEveryMs: 100, connections: 2000 };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A client that starts a request, sends a byte now and then, and never reads or closes anything. */
function drip(port: number, beginning: string): { socket: Socket; closed: Promise<void> } {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write(beginning));
  const timer = setInterval(() => socket.writable && socket.write("x"), 100);
  socket.on("error", () => undefined);
  // Even a failing test must end.
  timer.unref();
  socket.unref();
  const closed = new Promise<void>((resolve) => {
    socket.on("close", () => {
      clearInterval(timer);
      resolve();
    });
  });
  return { socket, closed };
}

test.each([
  ["headers", "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "],
  [
    "a body",
    "POST /api/echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n",
  ],
])("500 clients that drip %s are cut off, and others are served in the meantime", async (_name, beginning) => {
  const { port } = await serveSite({
    connectionLimits: limits,
    registerApi: (app) => void app.post("/api/echo", async () => ({})),
  });
  const drips = Array.from({ length: 500 }, () => drip(port, beginning));
  for (let visits = 0; visits < 10; visits++) {
    const startedAt = performance.now();
    expect((await ask(port, "/services/")).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    await wait(100);
  }
  const allCut = Promise.all(drips.map(({ closed }) => closed)).then(() => "cut");
  const late = new Promise((resolve) => setTimeout(resolve, 5000, "open").unref());
  expect(await Promise.race([allCut, late])).toBe("cut");
});

test("connections beyond the limit are closed at once, and there is room again once others end", async () => {
  const { port } = await serveSite({ connectionLimits: { ...limits, connections: 20 } });
  const drips = Array.from({ length: 20 }, () => drip(port, "GET / HTTP/1.1\r\n"));
  await wait(200);
  await expect(ask(port, "/services/")).rejects.toThrow();
  await Promise.all(drips.map(({ closed }) => closed));
  expect((await ask(port, "/services/")).status).toBe(200);
});
