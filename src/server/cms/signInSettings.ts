import { readAddress } from "../readAddress";

export interface SignInSettings {
  clientId: string;
  clientSecret: string;
  /** GitHub's own address, or that of a GitHub Enterprise server; no slash at the end. */
  githubUrl: string;
}

const KEYS = ["CMS_GITHUB_CLIENT_ID", "CMS_GITHUB_CLIENT_SECRET"] as const;

/**
 * Reads the settings of the editor's sign-in.
 * @param problems takes a line for each wrong or missing setting
 * @returns undefined when none of them is set: then nobody can sign in
 */
export function readSignInSettings(env: NodeJS.ProcessEnv, problems: string[]): SignInSettings | undefined {
  const setting = (name: string) => env[name]?.trim() ?? "";
  if ([...KEYS, "CMS_GITHUB_URL"].every((name) => setting(name) === "")) return undefined;
  for (const name of KEYS) {
    if (setting(name) === "") problems.push(`${name} is missing: the editor's sign-in needs ${KEYS.join(" and ")}`);
    else if (/[^\x21-\x7e]/.test(setting(name))) problems.push(`${name} holds a space or a character that no key has`);
  }
  return {
    clientId: setting("CMS_GITHUB_CLIENT_ID"),
    clientSecret: setting("CMS_GITHUB_CLIENT_SECRET"),
    githubUrl: readAddress(env, "CMS_GITHUB_URL", "https://github.com", problems),
  };
}
