import { closestName } from "../content/read/closestName";
import { CRM_VARIABLES } from "./crm/readCrm";
import { CHANNEL_VARIABLES } from "./leads/channels/channels";

/** Every variable that the server or the build reads. */
export const SETTING_NAMES: readonly string[] = [
  "PORT",
  "HOST",
  "SITE_URL",
  "TRUSTED_PROXIES",
  "HEALTH_TOKEN",
  "LEADS_DATABASE_URL",
  "LEADS_BACKUP_DIR",
  "LEADS_RATE_LIMIT",
  "LEADS_FLOOD_LIMIT",
  ...CHANNEL_VARIABLES,
  "ACTION_SECRET",
  ...CRM_VARIABLES,
  "CMS_REPOSITORY",
  "CMS_BRANCH",
  "CMS_GITHUB_CLIENT_ID",
  "CMS_GITHUB_CLIENT_SECRET",
  "CMS_GITHUB_URL",
];

/** Settings of former versions, and why they are not any more. */
const GONE: Readonly<Record<string, string>> = { NOTIFY_VISITOR: "visitors get no copy of their request any more" };

/** No other program's names begin like this. */
const OURS = /^(?:LEADS|NOTIFY|TRUSTED|CMS_GITHUB)_/;

/** Too short to be told from another program's, such as HOSTS. */
const SHORT = 6;

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

const mostAlike = (name: string) =>
  [...SETTING_NAMES].sort((one, other) => commonStart(other, name) - commonStart(one, name))[0];

/** The setting that a name stands for which is none; undefined for a setting, and for another program's name. */
function meantBy(name: string): string | undefined {
  if (SETTING_NAMES.includes(name) || name.length <= SHORT) return undefined;
  return closestName(SETTING_NAMES, name) ?? (OURS.test(name) ? mostAlike(name) : undefined);
}

/** A line for each setting that is misspelt or gone, which would otherwise be ignored in silence. */
export const misspeltSettings = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).flatMap((name) => {
    if (Object.hasOwn(GONE, name)) return [`${name} is not a setting any more, remove it: ${GONE[name]}`];
    const meant = meantBy(name);
    return meant === undefined ? [] : [`${name} is not a setting: write ${meant}`];
  });
