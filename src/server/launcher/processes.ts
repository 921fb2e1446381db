import { SettingsError } from "../config/settings";
import { valueOf } from "../config/variables";

const MOST = 64;

/**
 * Reads `WEB_CONCURRENCY`: how many processes serve a release, by default one.
 * @throws SettingsError
 */
export function readProcesses(env: NodeJS.ProcessEnv): number {
  const value = valueOf(env, "WEB_CONCURRENCY") || "1";
  if (/^[1-9]\d?$/.test(value) && Number(value) <= MOST) return Number(value);
  throw new SettingsError([
    `WEB_CONCURRENCY is "${value}": write how many processes serve the site, from 1 to ${MOST}`,
  ]);
}
