// Where the browser of the end-to-end tests comes from: an installed one, Debian's package, or Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALLED = [
  "/usr/bin/chromium",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

// Chromium without a window: the same pages for about half the CPU time. Debian packages it.
const SHELL = { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" };

const HOW_TO = [
  "The end-to-end tests need Chromium, but none could be found or installed. Any of these helps:",
  "  - Debian, Ubuntu:  apt-get install chromium",
  "  - elsewhere:       npx playwright install --with-deps chromium",
  "  - installed elsewhere: set CHROMIUM to its path, as in CHROMIUM=/opt/chrome/chrome npm test",
].join("\n");

// Some systems ship a program by that name that only asks to install the browser.
export function answers(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

/**
 * Path of the browser to test with: `CHROMIUM` if set, otherwise an installed Chromium or Chrome, otherwise Playwright's
 * download; undefined if there is none. Throws if `CHROMIUM` is not a program.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM) {
    if (answers(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM is "${env.CHROMIUM}": set it to the path of Chromium or Chrome, or unset it`);
  }
  return [...INSTALLED, chromium.executablePath()].find(answers);
}

/** Path of Chromium's headless shell, enough for most tests; without it, whatever `findChromium` finds. */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return !env.CHROMIUM && answers(SHELL.path) ? SHELL.path : findChromium(env);
}

function run(command: string, args: string[]): boolean {
  console.log(`$ ${command} ${args.join(" ")}`);
  return (
    spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
      .status === 0
  );
}

/** Installs packages of Debian; false where that is not possible. */
export function installDebianPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  // Without a network, fail quickly instead of waiting for minutes.
  const quick = ["-o", "Acquire::http::Timeout=15", "-o", "Acquire::Retries=0"];
  return (
    run("apt-get", ["update", "-q", ...quick]) &&
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...quick, ...names])
  );
}

/** Like `findChromium`, but installs a browser if there is none; throws with instructions if that fails. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium on this machine: installing one.");
  for (const install of [
    // One call for both is faster; a system may lack the second package.
    () => installDebianPackages("chromium", SHELL.package),
    () => installDebianPackages("chromium"),
    () => run("npx", ["playwright", "install", "chromium"]),
  ]) {
    const installed = install() ? findChromium() : undefined;
    if (installed) return installed;
  }
  throw new Error(HOW_TO);
}

/** Installs the headless shell where that is easy; the tests need it only for speed. */
export function ensureHeadlessShell(): void {
  if (!process.env.CHROMIUM && !answers(SHELL.path)) installDebianPackages(SHELL.package);
}
