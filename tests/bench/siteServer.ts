// The real site, served by `dist/server.js` in a separate process on a free port; built first if something has changed.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { SERVED_AT } from "../fixtures/bundledServer";
import { temporaryFolder } from "../fixtures/folder";
import { startProcess } from "../fixtures/startProcess";
import { freePort } from "../freePort";
import { WITHOUT_DOT_ENV } from "../withoutDotEnv";

interface SiteServer {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** Rejects with the server's output if it exits instead of serving. */
export async function startSite(settings: NodeJS.ProcessEnv = {}): Promise<SiteServer> {
  const folder = temporaryFolder();
  execFileSync(process.execPath, ["--import", "tsx", "src/build/build.ts", "--if-needed"], { stdio: "inherit" });
  const site = await startProcess(process.execPath, ["dist/server.js"], {
    name: "The site",
    ready: SERVED_AT,
    env: {
      ...process.env,
      ...WITHOUT_DOT_ENV,
      HOST: "127.0.0.1",
      PORT: String(await freePort()),
      LEADS_DATABASE_URL: `file:${join(folder.path, "leads.db")}`,
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    url: site.told,
    async stop() {
      await site.stop();
      folder.remove();
    },
  };
}
