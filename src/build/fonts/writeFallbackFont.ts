// `npm run fonts`: writes the style rule of the fallback font shown until the site's has loaded.
import { writeFileSync } from "node:fs";
import { runScript } from "../../platform/runScript";
import { FALLBACK_FILE, fallbackRule } from "./fallbackFont";

runScript(async () => {
  writeFileSync(FALLBACK_FILE, fallbackRule());
  console.log(`Wrote ${FALLBACK_FILE}.`);
});
