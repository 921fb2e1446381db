import { moveFormerStore } from "../database/defaultStore";
import { assembleLeads, type Leads } from "./assembleLeads";
import { realRuntime } from "./leadRuntime";
import { readFormContent } from "./intake/formContent";
import { readLeadSettings } from "./leadSettings";

/**
 * The server side of the contact form. Reads its settings from `env`, opens the store, and migrates it; a store that is
 * down is opened as soon as possible.
 * @throws SettingsError listing all invalid settings
 */
export async function createLeads(env: NodeJS.ProcessEnv, contentFolder?: string): Promise<Leads> {
  const settings = readLeadSettings(env);
  const { database } = settings;
  const former = database.kind === "sqlite" && database.isDefault ? moveFormerStore(database.path) : undefined;
  if (former !== undefined) process.stdout.write(`The lead store was moved from ${former}\n`);
  return assembleLeads(settings, await readFormContent(contentFolder), realRuntime);
}
