import { ALONE, type Duty } from "../duty";
import { say } from "../terminal/say";
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
export async function createLeads(env: NodeJS.ProcessEnv, contentFolder?: string, duty: Duty = ALONE): Promise<Leads> {
  const form = await readFormContent(contentFolder);
  const settings = readLeadSettings(env);
  const { database } = settings;
  const isOurs = duty.isHeld && database.kind === "sqlite" && database.isDefault;
  const former = isOurs ? moveFormerStore(database.path) : undefined;
  if (former !== undefined) say(`The lead store was moved from ${former}`);
  return assembleLeads(settings, form, realRuntime, duty);
}
