// A Chromium that Lighthouse steers: the installed one, with a profile of its own and nothing running beside the page.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../findChromium";

export interface DebuggedChromium {
  /** Of the debugging protocol. */
  port: number;
  stop(): Promise<void>;
}

const FLAGS = [
  "--headless=new",
  "--remote-debugging-port=0",
  "--no-first-run",
  // As Playwright does: the sandbox does not start for root.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-extensions",
  "--disable-sync",
];

export async function startChromium(): Promise<DebuggedChromium> {
  const profile = mkdtempSync(join(tmpdir(), "bench-chromium-"));
  const child = spawn(ensureChromium(), [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const port = await new Promise<number>((resolve, reject) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-2000);
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`Chromium did not start: ${said}`)));
  });
  return {
    port,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
