// `npm start`: serves the site. The first time, it is built first; after that, the latest release is served, and a new one
// is built meanwhile if anything has changed.
import { build, buildIfNeeded, isUpToDate } from "../build/build";
import { currentRelease } from "../build/release/releases";
import { loadEnvironment } from "../platform/environment";
import { reasonOf } from "../platform/reasonOf";
import { runScript } from "../platform/runScript";
import { runServer } from "./runServer";
import { checkSettings } from "./services";
import { DIST } from "./config/installation";

runScript(async () => {
  const env = loadEnvironment();
  // Report problems before the build takes its time.
  checkSettings(env);
  if (currentRelease(DIST) === undefined) await buildIfNeeded();
  await runServer(env, DIST);
  if (isUpToDate()) return;
  process.stdout.write("Something has changed: a new release is being built, and is shown when it is ready.\n");
  await build().catch((error: unknown) =>
    process.stderr.write(`${reasonOf(error)}\nThe site stays as it was before.\n`),
  );
});
