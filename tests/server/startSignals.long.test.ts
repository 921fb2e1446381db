import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { writeBuiltSite } from "../fixtures/builtSite";
import { afterwards, ask } from "../fixtures/servedSite";
import { startScript } from "../fixtures/startProcess";

async function startServing(log: string[] = [], stdout: number | "pipe" = "pipe") {
  const server = await startScript(["tests/fixtures/servingProcess.ts", writeBuiltSite(), ...log], {
    name: "The server",
    ready: /^(http:\S+)\n/m,
    stdio: ["ignore", stdout, "pipe"],
  });
  afterwards(() => server.stop("SIGKILL"));
  return { ...server, port: Number(new URL(server.told).port) };
}

/** Sends a request that takes `ms` milliseconds, and waits until the server has received it. */
async function askSlowly({ port, output }: Awaited<ReturnType<typeof startServing>>, ms: number) {
  const answer = ask(port, `/api/slow?ms=${ms}`);
  while (!output().includes("a request has come")) await sleep(20);
  return { answer };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends the process with 0 after the leads are closed",
  async (signal) => {
    const { port, output, stop } = await startServing();
    expect((await ask(port, "/services/")).status).toBe(200);
    expect(await stop(signal)).toBe(0);
    expect(output()).toContain("leads closed");
  },
  30_000,
);

test("a server whose log's disk is full goes on serving, and stops when told", async () => {
  const full = openSync("/dev/full", "w");
  const { port, stop } = await startServing(["with a log"], full);
  closeSync(full);
  for (let visit = 0; visit < 5; visit++) expect((await ask(port, "/services/")).status).toBe(200);
  expect(await stop()).toBe(0);
});

test("a signal received several times, from the terminal and forwarded, does not cut off the request in progress", async () => {
  const server = await startServing();
  const { answer } = await askSlowly(server, 600);
  for (const pauseMs of [0, 5, 100]) {
    await sleep(pauseMs);
    server.child.kill("SIGINT");
  }
  expect((await answer).text).toBe("answered");
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain("leads closed");
});

test("pressing Ctrl-C again after some seconds ends the server at once", async () => {
  const server = await startServing();
  const { answer } = await askSlowly(server, 60_000);
  const cut = expect(answer).rejects.toThrow(/socket hang up|ECONNRESET/);
  server.child.kill("SIGINT");
  await sleep(4000);
  expect(await server.stop("SIGINT")).toBe(1);
  await cut;
});
