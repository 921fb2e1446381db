// A Chromium for Lighthouse: the installed one, with its own profile and no background activity.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../findChromium";
import { startProcess } from "../fixtures/startProcess";

interface DebuggedChromium {
  /** Of the debugging protocol. */
  port: number;
  stop(): Promise<void>;
}

const FLAGS = [
  "--headless=new",
  "--remote-debugging-port=0",
  "--no-first-run",
  // As in Playwright: the sandbox does not start as root.
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
  const browser = await startProcess(ensureChromium(), [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    name: "Chromium",
    ready: /DevTools listening on ws:\/\/[^:]+:(\d+)\//,
  });
  return {
    port: Number(browser.told),
    async stop() {
      await browser.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
