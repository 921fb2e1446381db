// npm run check:audit: fails on serious advisories on what runs in production, which is a small part of what is installed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runScript } from "../../platform/runScript";
import { bundleServer } from "./bundleServer";
import { readAudit, seriousAdvisories } from "./seriousAdvisories";

async function bundledPackages(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "audit-"));
  try {
    return (await bundleServer(folder)).packages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

runScript(async () => {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const audit = readAudit(stdout);
  if (!audit.vulnerabilities) {
    const message = `Nothing was audited: ${audit.message}`;
    // In CI, a gate that checked nothing must not look open.
    if (process.env.CI) throw new Error(message);
    return void process.stdout.write(`${message}\n`);
  }
  const packages = await bundledPackages();
  const found = seriousAdvisories(audit, packages);
  if (found.length > 0) throw new Error(`The server contains packages with serious advisories:\n${found.join("\n")}`);
  process.stdout.write(`No serious advisory on the ${packages.length} packages of the server.\n`);
});
