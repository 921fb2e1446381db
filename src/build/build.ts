// `npm run build`: builds the site. `--if-needed`: only when something that the build depends on has changed.
import { spawn } from "node:child_process";
import { ContentError, demandSoundContent } from "../content/ContentError";
import { builtSettings } from "../editor/settings";
import { loadEnvironment } from "../environment";
import { runScript } from "../runScript";
import { inputsHash } from "./inputsHash";
import { dropStamp, isBuilt, isBuiltFrom, keepStamp } from "./stamp";

const currentHash = () => inputsHash(".", builtSettings(process.env));

function runGatsbyBuild(): Promise<number> {
  const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  // Who stops this process alone means the build: left behind, it would go on writing.
  const pass = (signal: NodeJS.Signals) => void gatsby.kill(signal);
  process.on("SIGTERM", pass).on("SIGINT", pass);
  return new Promise((resolve) => {
    gatsby.on("exit", (code) => {
      process.off("SIGTERM", pass).off("SIGINT", pass);
      resolve(code ?? 1);
    });
  });
}

/**
 * Builds the site into public/; ends the process with the build's exit code when it fails.
 * @throws ContentError when the content breaks its rules; public/ is left as it was
 */
export async function build(hash = currentHash()): Promise<void> {
  await demandSoundContent();
  // A build that fails leaves public/ half new: it must not count as built, whatever is undone afterwards.
  dropStamp();
  const code = await runGatsbyBuild();
  if (code !== 0) process.exit(code);
  keepStamp(hash);
}

/**
 * Builds only when something that the build depends on has changed since the last one.
 * @throws ContentError as `build` does
 */
export async function buildIfNeeded(): Promise<void> {
  const hash = currentHash();
  if (isBuiltFrom(hash)) console.log("The site is built already: nothing has changed since.");
  else await build(hash);
}

/** Builds when needed. A mistake in the content does not take the site away: it is told, and the last build stays. */
export async function buildOrKeep(): Promise<void> {
  try {
    await buildIfNeeded();
  } catch (error) {
    if (!(error instanceof ContentError) || !isBuilt()) throw error;
    process.stderr.write(`${error.message}\nThe site stays as it was before.\n`);
  }
}

if (process.argv[1]?.endsWith("build.ts")) {
  // What the server reads from .env, the build reads there, too: otherwise each would undo the other's work.
  loadEnvironment();
  runScript(() => (process.argv.includes("--if-needed") ? buildIfNeeded() : build()));
}
