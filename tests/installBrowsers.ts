// Installs the browsers of the end-to-end tests if they are missing.
import { runScript } from "../src/platform/runScript";
import { ensureChromium, ensureHeadlessShell } from "./findChromium";

runScript(async () => {
  ensureChromium();
  ensureHeadlessShell();
});
