import { readSignInSettings } from "./cms/signInSettings";
import { createSignIn } from "./cms/createSignIn";
import { createLeads } from "./leads/createLeads";
import { readLeadSettings } from "./leads/settings";
import type { ServedLeads, Service } from "./serve";
import { readSettings, SettingsError, type Settings } from "./settings";
import { createVitals } from "./vitals/createVitals";

/** All that answers below `/api`. */
export interface Services {
  leads: ServedLeads;
  others: readonly Service[];
}

/**
 * Reads the settings of the server and of its services.
 * @throws SettingsError with everything that is wrong, each setting named once
 */
export function checkSettings(env: NodeJS.ProcessEnv): Settings {
  const reading = readSettings(env);
  const own = reading.ok ? [] : reading.problems;
  // SITE_URL is read by several of them: what is wrong with it is told once.
  const problems = new Set([...own, ...leadProblems(env), ...signInProblems(env)]);
  if (reading.ok && problems.size === 0) return reading.settings;
  throw new SettingsError([...problems]);
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

function signInProblems(env: NodeJS.ProcessEnv): readonly string[] {
  const problems: string[] = [];
  readSignInSettings(env, problems);
  return problems;
}

/** Opens everything that answers below `/api`, from settings that have been checked. */
export async function openServices(env: NodeJS.ProcessEnv, { siteUrl }: Pick<Settings, "siteUrl">): Promise<Services> {
  const leads = await createLeads(env);
  return {
    leads,
    others: [createVitals(leads.database, siteUrl), createSignIn(readSignInSettings(env, []), siteUrl)],
  };
}
