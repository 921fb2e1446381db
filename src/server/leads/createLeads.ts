import { assembleLeads, type Leads } from "./assembleLeads";
import { realEnvironment } from "./environment";
import { readFormContent } from "./intake/formContent";
import { readLeadSettings } from "./settings";

/**
 * The server side of the contact form. Reads its settings from `env`, opens the store and brings it up to date.
 * @throws SettingsError wrong settings, all of them listed in the message
 * @throws StoreError the store cannot be opened
 */
export async function createLeads(env: NodeJS.ProcessEnv): Promise<Leads> {
  const settings = readLeadSettings(env);
  return assembleLeads(settings, await readFormContent(), realEnvironment);
}
