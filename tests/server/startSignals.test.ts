import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { writeBuiltSite } from "../fixtures/builtSite";
import { afterwards, ask } from "../fixtures/servedSite";

async function startProcess() {
  const site = await writeBuiltSite();
  afterwards(site.remove);
  const script = join(__dirname, "../fixtures/servingProcess.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, site.publicDir]);
  afterwards(async () => child.kill("SIGKILL"));
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (words: string) => (output += words));
  await once(child.stdout, "data");
  return { child, port: Number(new URL(output.trim()).port), output: () => output };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends the process with 0 after the leads are closed",
  async (signal) => {
    const { child, port, output } = await startProcess();
    expect((await ask(port, "/services/")).status).toBe(200);
    child.kill(signal);
    const [code] = (await once(child, "close")) as [number | null];
    expect(code).toBe(0);
    expect(output()).toContain("leads closed");
  },
  30_000,
);
