// The real site as `npm start` serves it, as a process of its own on a free port; built first when something has changed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../freePort";

export interface SiteServer {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

// What a developer's .env says is not for benchmarks: nothing here may reach the real CRM.
const WITHOUT_CRM = {
  CRM_CLIENT_ID: "",
  CRM_CLIENT_SECRET: "",
  CRM_REFRESH_TOKEN: "",
  SITE_URL: "",
  HOST: "127.0.0.1",
};

const STARTED = /The site is served at (\S+)/;

/** Rejects with what the server said when it ends instead of serving. */
export async function startSite(): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-leads-"));
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/start.ts"], {
    env: {
      ...process.env,
      ...WITHOUT_CRM,
      PORT: String(await freePort()),
      LEADS_DATABASE_URL: `file:${join(folder, "leads.db")}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-2000);
      const address = STARTED.exec(said)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The site was not served: ${said}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
