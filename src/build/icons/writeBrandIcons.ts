// `npm run icons`: writes the icons of social networks.
import { writeFileSync } from "node:fs";
import { runScript } from "../../platform/runScript";
import { BRAND_ICONS_FILE, brandIcons } from "./brandIcons";

runScript(async () => {
  writeFileSync(BRAND_ICONS_FILE, brandIcons());
  console.log(`Wrote ${BRAND_ICONS_FILE}.`);
});
