// `npm start`: serves the site. The first time, it is built first; after that, the latest release is served, and a new one
// is built meanwhile if anything has changed.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { listReleases } from "./release/releases";
import { loadEnvironment } from "../platform/environment";
import { runScript } from "../platform/runScript";
import { DIST } from "./config/installation";
import { launch, NoRelease } from "./launcher/launch";
import { checkSettings } from "./services";

/** Builds in a process of its own: visitors do not wait for it. Returns whether it succeeded. */
async function build(): Promise<boolean> {
  const building = fork(path.join(__dirname, "../build/build.ts"), ["--if-needed"]);
  const pass = (signal: NodeJS.Signals) => void building.kill(signal);
  process.on("SIGTERM", pass).on("SIGINT", pass);
  const [code] = (await once(building, "exit")) as [number | null];
  process.off("SIGTERM", pass).off("SIGINT", pass);
  return code === 0;
}

async function serveReleases(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (listReleases(DIST).length === 0) return false;
  try {
    await launch(env, DIST);
    return true;
  } catch (error) {
    if (!(error instanceof NoRelease)) throw error;
    process.stderr.write(`${error.message}\nThe site is built again.\n`);
    return false;
  }
}

runScript(async () => {
  const env = loadEnvironment();
  // Report problems before the build takes its time.
  checkSettings(env);
  const isServed = await serveReleases(env);
  const isBuilt = await build();
  if (isServed && !isBuilt) process.stderr.write("The site stays as it was before.\n");
  else if (!isBuilt) process.exit(1);
  else if (!isServed) await launch(env, DIST);
});
