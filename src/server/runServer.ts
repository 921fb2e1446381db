import { contentFolderOf, demandRelease, publicFolderOf, releaseFolder } from "../build/release/releases";
import { serve } from "./serve";
import { checkSettings, openServices } from "./services";
import { stopOnSignals } from "./stopOnSignals";

/**
 * Serves the releases in `dist` until stopped, and prints the address.
 * @throws SettingsError, or an error meant for the person who started it
 */
export async function runServer(env: NodeJS.ProcessEnv, dist: string): Promise<void> {
  const settings = checkSettings(env);
  const release = releaseFolder(dist, demandRelease(dist));
  const folders = { publicFolder: publicFolderOf(release), contentFolder: contentFolderOf(release) };
  const { keeping, ...services } = await openServices(env, settings, folders);
  const serving = await serve({ settings, releases: dist, ...services });
  stopOnSignals(serving);
  process.stdout.write(`${keeping}\nThe site is served at ${serving.address}\n`);
}
