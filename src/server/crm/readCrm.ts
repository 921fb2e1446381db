// The only place that names the adapters: another CRM needs a folder like hubspot/, and a line here.
import type { ConnectCrm, CrmKind } from "./crm";
import { valueOf } from "../config/variables";
import { createHubspotCrm } from "./hubspot/createHubspotCrm";
import { HUBSPOT_NEEDS, HUBSPOT_VARIABLES, readHubspotSettings } from "./hubspot/hubspotSettings";
import { createZohoCrm } from "./zoho/createZohoCrm";
import { readZohoSettings, ZOHO_NEEDS, ZOHO_VARIABLES } from "./zoho/zohoSettings";

/** By the names that the setting `CRM` may have. */
const CRM_KINDS: Readonly<Record<string, CrmKind>> = {
  zoho: {
    variables: ZOHO_VARIABLES,
    needs: ZOHO_NEEDS,
    read(env, problems) {
      const settings = readZohoSettings(env, problems);
      return (shared, runtime) => createZohoCrm(settings, shared, runtime);
    },
  },
  hubspot: {
    variables: HUBSPOT_VARIABLES,
    needs: HUBSPOT_NEEDS,
    read(env, problems) {
      const settings = readHubspotSettings(env, problems);
      return (_shared, runtime) => createHubspotCrm(settings, runtime);
    },
  },
};

export const CRM_NEEDS: readonly string[] = Object.values(CRM_KINDS).map(({ needs }) => needs);

/** Names the CRM, which its own settings do as well; `none` says that there is to be none: the launch check then misses none. */
const CRM = "CRM";
const NONE = "none";

/** The owner works without a CRM, and has said so. */
export const isWithoutCrm = (env: NodeJS.ProcessEnv): boolean => valueOf(env, CRM) === NONE;

/** The variables of every CRM: .env.example and the deployment notes have them, and tests empty them. */
export const CRM_VARIABLES: readonly string[] = [
  CRM,
  ...Object.values(CRM_KINDS).flatMap(({ variables }) => variables),
];

/** The connection to the CRM that is named or has settings; undefined if there is none. */
export function readCrm(env: NodeJS.ProcessEnv, problems: string[]): ConnectCrm | undefined {
  const stated = valueOf(env, CRM);
  const names = Object.keys(CRM_KINDS);
  if (stated !== "" && stated !== NONE && !names.includes(stated))
    problems.push(`${CRM} may only be ${names.join(", ")}, or none, for a business without a CRM`);
  const chosen = Object.entries(CRM_KINDS).flatMap(([name, kind]) => {
    const set = kind.variables.find((variable) => valueOf(env, variable) !== "");
    return name === stated || set !== undefined ? [{ kind, by: set ?? `${CRM}=${name}` }] : [];
  });
  const [first, second] = chosen;
  if (stated === NONE && first) problems.push(`${CRM} is none, but ${first.by} connects one: remove one of the two`);
  if (second) problems.push(`${first?.by} and ${second.by} are of two CRMs: remove the settings of one`);
  const connections = chosen.map(({ kind }) => kind.read(env, problems));
  return stated === NONE ? undefined : connections[0];
}
