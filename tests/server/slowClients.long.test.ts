import { connect, type Socket } from "node:net";
import { ask, serveSite } from "../fixtures/servedSite";

const short = { headersMs: 500, requestMs: 800, checkEveryMs: 100, connections: 2000 };
// Longer than a test may take.
const long = { ...short, headersMs: 600_000, requestMs: 600_000 };

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

const BEGINNINGS = [
  ["headers", "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "],
  [
    "a body",
    "POST /api/echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n",
  ],
] as const;

const serve = (connectionLimits: typeof short) =>
  serveSite({ connectionLimits, registerApi: (app) => void app.post("/api/echo", async () => ({})) });

const drips = (port: number, count: number, beginning: string) =>
  Array.from({ length: count }, () => drip(port, beginning));

test.each(BEGINNINGS)("others are served while 500 clients drip %s", async (_name, beginning) => {
  const { port } = await serve(long);
  const slow = drips(port, 500, beginning);
  for (let visits = 0; visits < 10; visits++) expect((await ask(port, "/services/")).status).toBe(200);
  for (const { socket } of slow) socket.destroy();
});

test.each(BEGINNINGS)("500 clients that drip %s are cut off", async (_name, beginning) => {
  const { port } = await serve(short);
  await Promise.all(drips(port, 500, beginning).map(({ closed }) => closed));
});

test("connections beyond the limit are closed at once, and there is room again once others end", async () => {
  const { port } = await serve({ ...long, connections: 20 });
  const isServed = () =>
    ask(port, "/services/").then(
      ({ status }) => status === 200,
      () => false,
    );
  const slow = drips(port, 20, "GET / HTTP/1.1\r\n");
  while (await isServed());
  for (const { socket } of slow) socket.destroy();
  while (!(await isServed()));
});
