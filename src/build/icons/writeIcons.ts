// `npm run icons`: writes the icons of social networks, and those of the site in the theme's colors.
import { writeFileSync } from "node:fs";
import { runScript } from "../../platform/runScript";
import { BRAND_ICONS_FILE, brandIcons } from "./brandIcons";
import { siteIcons } from "./siteIcons";

runScript(async () => {
  const files = { [BRAND_ICONS_FILE]: brandIcons(), ...(await siteIcons()) };
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
  console.log(`Wrote ${Object.keys(files).join(", ")}.`);
});
