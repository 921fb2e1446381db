import { moveFormerStore } from "../database/defaultStore";
import { assembleLeads, type Leads } from "./assembleLeads";
import { realRuntime } from "./leadRuntime";
import { readFormContent } from "./intake/formContent";
import { readLeadSettings } from "./leadSettings";

/**
 * The server side of the contact form. Reads its settings from `env`, opens the store and brings it up to date; a store
 * that is down is opened as soon as it can be.
 * @throws SettingsError wrong settings, all of them listed in the message
 */
export async function createLeads(env: NodeJS.ProcessEnv, contentFolder?: string): Promise<Leads> {
  const settings = readLeadSettings(env);
  const { database } = settings;
  const former = database.kind === "sqlite" && database.isDefault ? moveFormerStore(database.path) : undefined;
  if (former !== undefined) process.stdout.write(`The store of leads has moved from ${former}\n`);
  return assembleLeads(settings, await readFormContent(contentFolder), realRuntime);
}
