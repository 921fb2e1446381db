// The only place that names the adapter: another CRM needs a folder like zoho/, and a line here.
import type { ConnectCrm } from "./crm";
import { createZohoCrm } from "./zoho/createZohoCrm";
import { valueOf } from "../config/variables";
import { readZohoSettings, ZOHO_NEEDS, ZOHO_VARIABLES } from "./zoho/zohoSettings";

export const CRM_NEEDS = ZOHO_NEEDS;

/** `none` says that there is to be no CRM: the launch check then misses none. */
const CRM = "CRM";

/** The owner works without a CRM, and has said so. */
export const isWithoutCrm = (env: NodeJS.ProcessEnv): boolean => valueOf(env, CRM) === "none";

/** The variables of every CRM: .env.example and the deployment notes have them, and tests empty them. */
export const CRM_VARIABLES: readonly string[] = [CRM, ...ZOHO_VARIABLES];

export function readCrm(env: NodeJS.ProcessEnv, problems: string[]): ConnectCrm | undefined {
  const zoho = readZohoSettings(env, problems);
  const stated = valueOf(env, CRM);
  if (stated && !isWithoutCrm(env)) problems.push(`${CRM} may only be none, for a business without a CRM`);
  else if (stated && zoho) problems.push(`${CRM} is none, but CRM_CLIENT_ID connects one: remove one of the two`);
  return zoho && ((shared, runtime) => createZohoCrm(zoho, shared, runtime));
}
