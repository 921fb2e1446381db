// WebKit for its own end-to-end tests, if installed: WebKitGTK's test browser, driven over WebDriver on a virtual screen.
import { existsSync } from "node:fs";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";

/** Why a machine without WebKit skips those tests. */
export const WITHOUT_WEBKIT =
  "No WebKit on this machine: its tests are skipped. On Debian: apt-get install webkit2gtk-driver xvfb; elsewhere set WEBKIT_DRIVER to WebKitWebDriver's path.";

export interface WebKit {
  /** Paths of WebKitWebDriver and of Xvfb, the X server with a screen in memory. */
  driver: string;
  screen: string;
}

/**
 * The WebKit to test with: the driver that `WEBKIT_DRIVER` names, otherwise an installed one; undefined if the driver or
 * Xvfb is missing. Throws if `WEBKIT_DRIVER` is not a file.
 */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): WebKit | undefined {
  const driver = env.WEBKIT_DRIVER ?? DRIVER;
  if (env.WEBKIT_DRIVER && !existsSync(driver))
    throw new Error(`WEBKIT_DRIVER is "${driver}": set it to the path of WebKitWebDriver, or unset it`);
  return [driver, SCREEN].every((path) => existsSync(path)) ? { driver, screen: SCREEN } : undefined;
}
