// `node dist/server.js`: serves the releases next to it until stopped. `--check`: only says whether it could; with
// `--online`, also whether the store, the mail server, and the CRM answer; with `--send`, by a test message to staff.
import { CAN_BE_SHOWN, checkServing, type CheckKind } from "./release/tryRelease";
import { loadEnvironment } from "../platform/environment";
import { runScript } from "../platform/runScript";
import { DIST } from "./config/installation";
import { launch } from "./launcher/launch";

const NOT_ASKED = `The settings are right, and the release can be shown.
Whether the store, the CRM and the mail server can be reached is not checked: add --online.`;

const ORDERS: Record<string, CheckKind> = {
  "--check": "settings",
  "--check --online": "online",
  "--check --online --send": "send",
};

async function run(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  if (words.length === 0) return launch(env, DIST);
  const order = words.join(" ");
  const kind = Object.hasOwn(ORDERS, order) ? ORDERS[order] : undefined;
  // A mistyped order must not start a server.
  if (!kind) throw new Error(`"${order}" is not known: write ${Object.keys(ORDERS).join(", ")}, or nothing`);
  const said = checkServing(DIST, env, kind);
  process.stdout.write(kind === "settings" ? said.replace(CAN_BE_SHOWN, NOT_ASKED) : said);
}

runScript(async () => run(loadEnvironment(), process.argv.slice(2)));
