// `npm start`: build when something has changed, then serve until told to stop.
import { join } from "node:path";
import { buildOrKeep } from "../build/build";
import { loadEnvironment } from "../environment";
import { runScript } from "../runScript";
import { serve } from "./serve";
import { checkSettings, openServices } from "./services";
import { stopOnSignals } from "./stopOnSignals";

runScript(async () => {
  const env = loadEnvironment();
  // What is wrong is told before the build takes its time.
  const settings = checkSettings(env);
  await buildOrKeep();
  const { keeping, ...services } = await openServices(env, settings);
  const serving = await serve({ settings, publicDir: join(process.cwd(), "public"), ...services });
  stopOnSignals(serving);
  process.stdout.write(`${keeping}\n`);
  process.stdout.write(`The site is served at ${serving.address}\n`);
});
