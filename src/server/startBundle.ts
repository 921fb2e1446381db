// `node dist/server.js`: serves the releases next to it until stopped. `--check`: only says whether it could.
import { reasonAgainstServing } from "../build/release/tryRelease";
import { loadEnvironment } from "../platform/environment";
import { runScript } from "../platform/runScript";
import { DIST } from "./config/installation";
import { launch } from "./launcher/launch";
import { readProcesses } from "./launcher/processes";

async function check(env: NodeJS.ProcessEnv): Promise<void> {
  readProcesses(env);
  const reason = reasonAgainstServing(DIST, env);
  if (reason !== undefined) throw new Error(reason);
  process.stdout.write("The settings are right, and the release can be shown.\n");
  process.stdout.write("Whether the store, the CRM and the mail server can be reached is not checked.\n");
}

const isCheck = process.argv[2] === "--check";

runScript(() => (isCheck ? check(loadEnvironment()) : launch(loadEnvironment(), DIST)));
