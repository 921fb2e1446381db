// The only place that names the adapter: another CRM needs a folder like zoho/, and a line here.
import type { ConnectCrm } from "./crm";
import { createZohoCrm } from "./zoho/createZohoCrm";
import { readZohoSettings, ZOHO_NEEDS, ZOHO_VARIABLES } from "./zoho/zohoSettings";

export const CRM_NEEDS = ZOHO_NEEDS;

/** The variables of every CRM: .env.example and the deployment notes have them, and tests empty them. */
export const CRM_VARIABLES: readonly string[] = ZOHO_VARIABLES;

export function readCrm(env: NodeJS.ProcessEnv, problems: string[]): ConnectCrm | undefined {
  const zoho = readZohoSettings(env, problems);
  return zoho && ((shared, runtime) => createZohoCrm(zoho, shared, runtime));
}
