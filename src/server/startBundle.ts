// `node dist/server.js`: serves the releases next to it until stopped. `--check`: only says whether it could; with
// `--online`, also whether the store, the mail server, and the CRM answer.
import { checkServing } from "../build/release/tryRelease";
import { loadEnvironment } from "../platform/environment";
import { runScript } from "../platform/runScript";
import { DIST } from "./config/installation";
import { launch } from "./launcher/launch";
import { readProcesses } from "./launcher/processes";

const NOT_ASKED = `The settings are right, and the release can be shown.
Whether the store, the CRM and the mail server can be reached is not checked: add --online.
`;

async function check(env: NodeJS.ProcessEnv, isOnline: boolean): Promise<void> {
  readProcesses(env);
  const said = checkServing(DIST, env, isOnline);
  process.stdout.write(isOnline ? said : NOT_ASKED);
}

function run(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  if (words.length === 0) return launch(env, DIST);
  const [order, more, ...others] = words;
  const isKnown = order === "--check" && (more === undefined || more === "--online") && others.length === 0;
  // A mistyped order must not start a server.
  if (!isKnown) throw new Error(`"${words.join(" ")}" is not known: write --check, --check --online, or nothing`);
  return check(env, more === "--online");
}

runScript(async () => run(loadEnvironment(), process.argv.slice(2)));
