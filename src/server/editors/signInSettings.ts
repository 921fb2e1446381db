import { checkedSettings } from "../config/settings";
import { checkKeys, readAddress, valueOf } from "../config/variables";

export interface SignInSettings {
  clientId: string;
  clientSecret: string;
  /** GitHub's address, or that of a test's stand-in; no slash at the end. */
  githubUrl: string;
}

const KEYS = ["CMS_GITHUB_CLIENT_ID", "CMS_GITHUB_CLIENT_SECRET"] as const;

/**
 * Reads the settings of the editor's sign-in.
 * @returns undefined when none of them is set: then nobody can sign in
 * @throws SettingsError with every problem found
 */
export function readSignInSettings(env: NodeJS.ProcessEnv): SignInSettings | undefined {
  if ([...KEYS, "CMS_GITHUB_URL"].every((name) => valueOf(env, name) === "")) return undefined;
  return checkedSettings((problems) => {
    checkKeys(env, KEYS, "the editors' sign-in", problems);
    return {
      clientId: valueOf(env, "CMS_GITHUB_CLIENT_ID"),
      clientSecret: valueOf(env, "CMS_GITHUB_CLIENT_SECRET"),
      githubUrl: readAddress(env, "CMS_GITHUB_URL", "https://github.com", problems),
    };
  });
}
