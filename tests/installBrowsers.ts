// Installs the browsers of the end-to-end tests if they are missing. Firefox and WebKit come with Debian's packages;
// elsewhere, their tests say how to install them, and are skipped.
import { runScript } from "../src/platform/runScript";
import { ensureChromium, ensureHeadlessShell, installDebianPackages } from "./findChromium";
import { findFirefox } from "./findFirefox";
import { findWebKit } from "./findWebKit";

runScript(async () => {
  ensureChromium();
  ensureHeadlessShell();
  const missing = [...(findFirefox() ? [] : ["firefox-esr"]), ...(findWebKit() ? [] : ["webkit2gtk-driver", "xvfb"])];
  if (missing.length > 0) installDebianPackages(...missing);
});
