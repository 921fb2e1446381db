// Firefox for its own end-to-end tests, if installed: they are driven over WebDriver BiDi, which any Firefox supports.
import { answers } from "./findChromium";

const INSTALLED = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** Why a machine without Firefox skips those tests. */
export const WITHOUT_FIREFOX =
  "No Firefox on this machine: its tests are skipped. On Debian: apt-get install firefox-esr; elsewhere set FIREFOX to its path.";

/**
 * Path of the Firefox to test with: `FIREFOX` if set, otherwise an installed one; undefined if there is none. Throws if
 * `FIREFOX` is not a program.
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (!env.FIREFOX) return INSTALLED.find(answers);
  if (answers(env.FIREFOX)) return env.FIREFOX;
  throw new Error(`FIREFOX is "${env.FIREFOX}": set it to the path of Firefox, or unset it`);
}
