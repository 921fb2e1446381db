import type { SharedStore } from "./store/SharedStore";

const KEY = "crm-configured";

/** Records whether the server has a CRM, for staff tools that are started without its settings. */
export const recordCrm = (shared: SharedStore, isConfigured: boolean): Promise<void> =>
  shared.write(KEY, String(isConfigured));

/** Whether the server that last opened the store has a CRM. */
export const serverHasCrm = async (shared: SharedStore): Promise<boolean> => (await shared.read(KEY)) === "true";
