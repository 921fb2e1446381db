import { ALONE, type Duty } from "../duty";
import { assembleLeads, type Leads } from "./assembleLeads";
import { realRuntime } from "./leadRuntime";
import { readFormContent } from "./intake/formContent";
import { readLeadSettings } from "./leadSettings";

/**
 * The server side of the contact form. Reads its settings from `env`, and opens the store; one that is down is
 * opened as soon as possible.
 * @throws SettingsError listing all invalid settings
 */
export async function createLeads(env: NodeJS.ProcessEnv, contentFolder?: string, duty: Duty = ALONE): Promise<Leads> {
  const form = await readFormContent(contentFolder);
  const settings = readLeadSettings(env);
  return assembleLeads(settings, form, realRuntime, duty);
}
