// Run as a process of its own: the real server on a free port. It serves public/ as it lies there and prints its address.
import { resolve } from "node:path";
import { createLeads } from "../../src/server/leads/createLeads";
import { serve } from "../../src/server/serve";

async function run(): Promise<void> {
  const leads = await createLeads(process.env);
  const settings = { port: 0, host: "127.0.0.1", siteUrl: undefined, trustedProxies: [] };
  const serving = await serve({ settings, publicDir: resolve("public"), leads, logger: false });
  process.stdout.write(`${serving.address}\n`);
}

void run();
