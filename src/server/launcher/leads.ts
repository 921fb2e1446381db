// dist/leads.js: the staff tool of the current release, which understands the store as the server that is running does.
// If that one is damaged, it is that of the newest sound one.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { faultOf } from "../release/manifest";
import { listReleases, releaseFolder, serverFolderOf, wantedRelease } from "../release/releases";
import { runScript } from "../../platform/runScript";
import { DIST } from "../config/installation";

runScript(async () => {
  const releases = [wantedRelease(DIST) ?? [], ...listReleases(DIST)].flat().map((id) => releaseFolder(DIST, id));
  const sound = releases.find((release) => faultOf(release, "sizes") === undefined);
  if (sound === undefined)
    throw new Error(`There is no sound release in ${DIST}: build the site again (npm run build)`);
  const program = resolve(join(serverFolderOf(sound), "leads.js"));
  createRequire(program)(program);
});
