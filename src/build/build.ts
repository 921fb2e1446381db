// `npm run build`: builds the site. `--if-needed`: only when something that the build depends on has changed.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtSettings } from "../editor/settings";
import { loadEnvironment } from "../environment";
import { runScript } from "../runScript";
import { clearBundles } from "./clearBundles";
import { inputsHash } from "./inputsHash";

const STAMP = "public/.inputs";

const isFresh = (hash: string) =>
  existsSync("public/index.html") && existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash;

const currentHash = () => inputsHash(".", builtSettings(process.env));

function runGatsbyBuild(): Promise<number> {
  const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  return new Promise((resolve) => gatsby.on("exit", (code) => resolve(code ?? 1)));
}

/** Builds the site into public/; ends the process with the build's exit code when it fails. */
export async function build(hash = currentHash()): Promise<void> {
  // A build that fails leaves public/ half new: it must not count as built, whatever is undone afterwards.
  rmSync(STAMP, { force: true });
  clearBundles("public");
  const code = await runGatsbyBuild();
  if (code !== 0) process.exit(code);
  writeFileSync(STAMP, hash);
}

/** Builds only when something that the build depends on has changed since the last one. */
export async function buildIfNeeded(): Promise<void> {
  const hash = currentHash();
  if (isFresh(hash)) console.log("The site is built already: nothing has changed since.");
  else await build(hash);
}

if (process.argv[1]?.endsWith("build.ts")) {
  // What the server reads from .env, the build reads there, too: otherwise each would undo the other's work.
  loadEnvironment();
  runScript(() => (process.argv.includes("--if-needed") ? buildIfNeeded() : build()));
}
