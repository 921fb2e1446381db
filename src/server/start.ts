// `npm start`: build when something has changed, then serve until told to stop.
import { join } from "node:path";
import { buildIfNeeded } from "../build/build";
import { loadEnvironment } from "./environment";
import { createLeads } from "./leads/createLeads";
import { readLeadSettings, SettingsError } from "./leads/settings";
import { serve } from "./serve";
import { readSettings, type Settings } from "./settings";
import { stopOnSignals } from "./stopOnSignals";

async function start(): Promise<void> {
  const env = loadEnvironment();
  const settings = checkSettings(env);
  await buildIfNeeded();
  const leads = await createLeads(env);
  const serving = await serve({ settings, publicDir: join(process.cwd(), "public"), leads });
  stopOnSignals(serving);
  process.stdout.write(`The site is served at ${serving.address}\n`);
}

/** Everything that is wrong is told at once, and before the build takes its time. */
function checkSettings(env: NodeJS.ProcessEnv): Settings {
  const reading = readSettings(env);
  const own = reading.ok ? [] : reading.problems;
  const nameOf = (problem: string) => /^\w*/.exec(problem)?.[0];
  const told = new Set(own.map(nameOf));
  const problems = [...own, ...leadProblems(env).filter((problem) => !told.has(nameOf(problem)))];
  if (reading.ok && problems.length === 0) return reading.settings;
  throw new Error(["The settings (environment or .env) have mistakes:", ...problems].join("\n  - "));
}

function leadProblems(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readLeadSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
