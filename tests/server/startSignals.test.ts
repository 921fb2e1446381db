import { writeBuiltSite } from "../fixtures/builtSite";
import { afterwards, ask } from "../fixtures/servedSite";
import { startScript } from "../fixtures/startProcess";

async function startServing() {
  const site = await writeBuiltSite();
  afterwards(site.remove);
  const server = await startScript(["tests/fixtures/servingProcess.ts", site.publicDir], {
    name: "The server",
    ready: /^(http:\S+)\n/m,
  });
  afterwards(() => server.stop("SIGKILL"));
  return server;
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends the process with 0 after the leads are closed",
  async (signal) => {
    const { told, output, stop } = await startServing();
    expect((await ask(Number(new URL(told).port), "/services/")).status).toBe(200);
    expect(await stop(signal)).toBe(0);
    expect(output()).toContain("leads closed");
  },
  30_000,
);
