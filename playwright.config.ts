import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./tests/findChromium";
import { WITHOUT_DOT_ENV } from "./tests/withoutDotEnv";

// SITE_UNDER_TEST is the URL of a running site; without it, the real server is started on its own port.
const running = process.env.SITE_UNDER_TEST;
const port = process.env.E2E_PORT ?? "8321";

const ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const launch = (executablePath: string | undefined) => ({ executablePath, args: ARGS });

/** For what the headless shell lacks: the back/forward cache, and text rendered as in the reference pictures. */
export const WHOLE_BROWSER = launch(findChromium());

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores: tests also wait.
  workers: 3,
  // Six times what the slowest test takes on a quiet machine with two cores. A wait ends as soon as its condition holds.
  timeout: 180_000,
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.08, maxDiffPixels: 15 } },
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  updateSnapshots: "none",
  // On GitHub, failures also become annotations of the run: the editor at /admin/ shows them.
  reporter: process.env.GITHUB_ACTIONS ? [["list"], ["github"]] : "list",
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: launch(findHeadlessShell()),
    // Drawing every frame of films and transitions takes a quarter of the time; tests of motion turn it on (MOTION).
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: running
    ? undefined
    : {
        command: "node --import tsx src/build/build.ts --if-needed && exec node dist/server.js",
        url: `http://localhost:${port}/api/health`,
        // Long enough for a build, in case something has changed.
        timeout: 900_000,
        stdout: "ignore",
        gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
        env: {
          ...WITHOUT_DOT_ENV,
          PORT: port,
          HOST: "127.0.0.1",
          LEADS_DATABASE_URL: "file:test-results/leads.db",
          LEADS_RATE_LIMIT: "0",
        },
      },
});
