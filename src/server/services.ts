import { readSignInSettings } from "./editors/signInSettings";
import { createSignIn } from "./editors/createSignIn";
import { createLeads } from "./leads/assembleLeads";
import { readLeadSettings } from "./leads/leadSettings";
import { StoreInUse } from "./database/storeLock";
import { OtherSchema } from "./database/schema";
import { misspeltSettings } from "./settingNames";
import type { ServedLeads, Service } from "./serve";
import { problemsOf, readSettings, SettingsError, type Settings } from "./config/settings";

export interface Services {
  leads: ServedLeads;
  others: readonly Service[];
  /** A readable sentence: where leads are kept, or why they cannot be yet. */
  keeping: string;
}

export function checkSettings(env: NodeJS.ProcessEnv): Settings {
  const readers = [readSettings, readLeadSettings, readSignInSettings];
  // Several of them read SITE_URL: report a problem with it once.
  const problems = new Set([...misspeltSettings(env), ...readers.flatMap((read) => problemsOf(() => read(env)))]);
  if (problems.size > 0) throw new SettingsError([...problems]);
  return readSettings(env);
}

/**
 * Opens everything served below `/api`.
 * @param contentFolder by default, that of the project in the working directory
 * @throws SettingsError; StoreInUse if another server has the store; OtherSchema
 */
export async function openServices(
  env: NodeJS.ProcessEnv,
  { siteUrl }: Pick<Settings, "siteUrl">,
  contentFolder = "content",
): Promise<Services> {
  const leads = await createLeads(env, contentFolder);
  const { place, problem } = leads.database;
  if (problem instanceof StoreInUse || problem instanceof OtherSchema) {
    await leads.close();
    throw problem;
  }
  return {
    leads,
    keeping: problem
      ? `The pages are served, but no lead can be taken until the store opens: ${problem.message}`
      : `Leads are kept in ${place}`,
    others: [createSignIn(readSignInSettings(env), siteUrl, { now: Date.now, fetch, takeOnce: leads.takeOnce })],
  };
}
