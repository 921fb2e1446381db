// The default location of the store: outside the checkout, which people delete, clean, and redeploy.
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { valueOf } from "../config/variables";

const NAME = join("flipx-site", "leads.db");

/** The default store's path, per the XDG Base Directory Specification. */
export function defaultStorePath(env: NodeJS.ProcessEnv): string {
  const dataHome = valueOf(env, "XDG_DATA_HOME");
  const folder = isAbsolute(dataHome) ? dataHome : join(valueOf(env, "HOME") || homedir(), ".local", "share");
  return join(folder, NAME);
}
