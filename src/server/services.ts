import { readSignInSettings } from "./editors/signInSettings";
import { createSignIn } from "./editors/createSignIn";
import { createDrafts } from "./editors/drafts/createDrafts";
import { editorsRepository } from "./editors/drafts/mayEdit";
import { createLeads } from "./leads/createLeads";
import { readLeadSettings } from "./leads/leadSettings";
import type { Duty } from "./duty";
import { StoreInUse } from "./database/storeLock";
import type { ServedLeads, Service } from "./serve";
import { problemsOf, readSettings, SettingsError, type Settings } from "./config/settings";
import { countedPages } from "./visits/countedPages";
import { createVisits } from "./visits/createVisits";

/** Folders of a release, or of the project, that services read. */
export interface ReleaseFolders {
  publicFolder: string;
  contentFolder: string;
}

/** Everything served below `/api`. */
export interface Services {
  leads: ServedLeads;
  others: readonly Service[];
  /** A readable sentence: where leads are kept, or why they cannot be yet. */
  keeping: string;
}

/**
 * Reads the settings of the server and its services.
 * @throws SettingsError with every problem, each reported once
 */
export function checkSettings(env: NodeJS.ProcessEnv): Settings {
  const readers = [readSettings, readLeadSettings, readSignInSettings];
  // Several of them read SITE_URL: report a problem with it once.
  const problems = new Set(readers.flatMap((read) => problemsOf(() => read(env))));
  if (problems.size > 0) throw new SettingsError([...problems]);
  return readSettings(env);
}

/**
 * Opens everything served below `/api`.
 * @param folders what the services read; by default, those of the project in the working directory
 * @throws SettingsError; StoreInUse if another server has the store
 */
export async function openServices(
  env: NodeJS.ProcessEnv,
  { siteUrl }: Pick<Settings, "siteUrl">,
  { publicFolder, contentFolder }: ReleaseFolders = { publicFolder: "public", contentFolder: "content" },
  duty?: Duty,
): Promise<Services> {
  const leads = await createLeads(env, contentFolder, duty);
  const { place, problem } = leads.database;
  if (problem instanceof StoreInUse) {
    await leads.close();
    throw problem;
  }
  return {
    leads,
    keeping: problem
      ? `The pages are served, but no lead can be taken until the store opens: ${problem.message}`
      : `Leads are kept in ${place}`,
    others: [
      createVisits(leads.database, siteUrl, await countedPages(publicFolder)),
      createSignIn(readSignInSettings(env), siteUrl),
      createDrafts(leads, await editorsRepository(publicFolder)),
    ],
  };
}
