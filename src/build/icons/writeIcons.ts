// `npm run icons`: writes the icons of social networks, and those of the site in the theme's colors, or from the
// owner's own, if there is one.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runScript } from "../../platform/runScript";
import { BRAND_ICONS_FILE, brandIcons } from "./brandIcons";
import { OWN_ICON_FILE, siteIcons } from "./siteIcons";

runScript(async () => {
  const own = existsSync(OWN_ICON_FILE) ? readFileSync(OWN_ICON_FILE, "utf8") : undefined;
  const files = { [BRAND_ICONS_FILE]: brandIcons(), ...(await siteIcons(own)) };
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
  console.log(`Wrote ${Object.keys(files).join(", ")}.`);
});
