// `npm run build`: builds the site and its server into dist/. `--if-needed`: only when an input has changed.
import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { demandSoundContent } from "../content/checks/ContentError";
import { builtSettings } from "../editor/config/editorSettings";
import { loadEnvironment } from "../platform/environment";
import { runScript } from "../platform/runScript";
import { bundleServer } from "./release/bundleServer";
import { inputsHash } from "./inputsHash";
import { publishRelease } from "./release/publishRelease";
import { currentRelease } from "./release/releases";
import { isBuiltFrom, removeFingerprint, writeFingerprint } from "./fingerprint";

const DIST = "dist";

const currentHash = () => inputsHash(".", builtSettings(process.env));

// Gatsby's packages still use APIs deprecated in Node 22, and Gatsby reports that as an ERROR.
const QUIET = "--disable-warning=DEP0040";

const QUICK_PARCEL = pathToFileURL(path.join(__dirname, "quickParcel.mjs"));

function runGatsbyBuild(): Promise<number> {
  const gatsby = spawn(process.execPath, ["--import", QUICK_PARCEL.href, "node_modules/gatsby/cli.js", "build"], {
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${QUIET}`.trim(),
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
  // Otherwise Gatsby would outlive this process and keep writing to public/.
  const pass = (signal: NodeJS.Signals) => void gatsby.kill(signal);
  process.on("SIGTERM", pass).on("SIGINT", pass);
  return new Promise((resolve) => {
    gatsby.on("exit", (code) => {
      process.off("SIGTERM", pass).off("SIGINT", pass);
      resolve(code ?? 1);
    });
  });
}

/** Publishes public/ as the current release. */
function publish(): void {
  const id = publishRelease({ publicFolder: "public", contentFolder: "content" }, DIST);
  console.log(`Release ${id} is live.`);
}

/**
 * Builds the site into public/ and publishes it as a release in dist/. A failure leaves the previous release in place.
 * @throws ContentError when the content is invalid; public/ is left as it was
 */
export async function build(hash = currentHash()): Promise<void> {
  await demandSoundContent();
  // A failed build leaves public/ half-updated: it must not count as built even if the faulty change is reverted.
  removeFingerprint();
  const code = await runGatsbyBuild();
  if (code !== 0) throw new Error(`The build failed (code ${code}): see the output above.`);
  await bundleServer(DIST);
  publish();
  writeFingerprint(hash);
}

/** Whether public/ was built from the current inputs. */
export const isUpToDate = (): boolean => isBuiltFrom(currentHash());

/**
 * Builds the pages only if one of their inputs has changed since the last build. Always bundles the server, which takes
 * a second.
 * @throws ContentError like `build`
 */
export async function buildIfNeeded(): Promise<void> {
  const hash = currentHash();
  if (!isBuiltFrom(hash)) return build(hash);
  console.log("The site is up to date.");
  await bundleServer(DIST);
  if (currentRelease(DIST) === undefined) publish();
}

if (process.argv[1]?.endsWith("build.ts")) {
  // As the server does: with different settings, each would rebuild what the other has built.
  loadEnvironment();
  runScript(() => (process.argv.includes("--if-needed") ? buildIfNeeded() : build()));
}
