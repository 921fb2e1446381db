// `npm run build`: builds the site and its server into dist/. `--if-needed`: only when an input has changed.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import packageFile from "../../package.json";
import { assertValidContent } from "../content/checks/checkFolder";
import { assertAllowedFiles } from "../content/checks/disallowedFiles";
import { builtSettings } from "../editor/config/editorSettings";
import { loadEnvironment } from "../platform/environment";
import { lockProject } from "../platform/lockProject";
import { runScript } from "../platform/runScript";
import { assertPlainFolder } from "./assertPlainFolder";
import { inputsHash, isBuiltFrom, removeFingerprint, writeFingerprint } from "./inputsHash";
import { bundleServer, installPrograms } from "./release/bundleServer";
import { createRelease, DISK_FULL, publishRelease } from "./release/publishRelease";
import { currentRelease } from "../server/release/releases";
import { reasonAgainst } from "../server/release/tryRelease";

const DIST = "dist";

const currentHash = () => inputsHash(".", builtSettings(process.env));

// Gatsby's packages still use APIs deprecated in Node 22, and Gatsby reports that as an ERROR.
const QUIET = "--disable-warning=DEP0040";

const COMPILE_CONFIG = pathToFileURL(path.join(__dirname, "compileConfig.mjs"));

function runGatsbyBuild(): Promise<number> {
  const gatsby = spawn(process.execPath, ["--import", COMPILE_CONFIG.href, "node_modules/gatsby/cli.js", "build"], {
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${QUIET}`.trim(),
      GATSBY_TELEMETRY_DISABLED: "1",
      CONTENT_IS_SOUND: "yes",
    },
  });
  // Otherwise Gatsby would outlive this process and keep writing to public/.
  let isStopped = false;
  const pass = (signal: NodeJS.Signals) => {
    isStopped = true;
    gatsby.kill(signal);
  };
  process.on("SIGTERM", pass).on("SIGINT", pass);
  return new Promise((resolve, reject) => {
    gatsby.on("exit", (code) => {
      process.off("SIGTERM", pass).off("SIGINT", pass);
      if (isStopped) reject(new Error("The build was stopped: nothing is published."));
      else resolve(code ?? 1);
    });
  });
}

/** Whether less is left than a build needs at any moment. */
function isDiskFull(): boolean {
  const { bavail, bsize } = statfsSync(".");
  return bavail * bsize < 10_000_000;
}

/**
 * Makes a release of public/ and the server's sources.
 * @param buildPages writes public/; the server is bundled meanwhile
 * @returns its ID, and whether it is new
 */
async function makeRelease(buildPages?: () => Promise<void>): Promise<{ id: string; isNew: boolean }> {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  try {
    const [building, bundling] = [buildPages?.(), bundleServer(folder)];
    // Both to their end, whatever fails: Gatsby must not outlive this process, nor the bundler the folder.
    await Promise.allSettled([building, bundling]);
    await building;
    const programs = await bundling;
    const source = { publicFolder: "public", contentFolder: "content", serverFolder: programs.serverFolder };
    const made = createRelease(source, DIST, packageFile.version);
    installPrograms(programs, DIST);
    return made;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param before the current release when the build began: a rollback since then stays
 * @throws if the release cannot be shown; the one before it stays current
 */
function publish(id: string, before: string | undefined): void {
  const current = currentRelease(DIST);
  if (current !== before)
    throw new Error(
      `Release ${id} was built, but ${current} has become current meanwhile and stays: build again to show it`,
    );
  const reason = reasonAgainst(DIST, id);
  if (reason !== undefined) throw new Error(`Release ${id} was built, but cannot be shown: ${reason}`);
  publishRelease(DIST, id);
  console.log(`Release ${id} is current: a running server shows it within seconds.`);
}

/**
 * Builds the site into public/ and publishes it as a release in dist/. A failure leaves the previous release in place.
 * @throws ContentError when the content is invalid; public/ is left as it was
 */
export async function build(hash = currentHash()): Promise<void> {
  const before = currentRelease(DIST);
  assertPlainFolder(process.cwd());
  assertAllowedFiles();
  await assertValidContent();
  // A failed build leaves public/ half-updated: it must not count as built even if the faulty change is reverted.
  removeFingerprint();
  const { id } = await makeRelease(async () => {
    const code = await runGatsbyBuild();
    if (code !== 0)
      throw new Error(`The build failed (code ${code}): ${isDiskFull() ? DISK_FULL : "see the output above."}`);
  });
  writeFingerprint(hash);
  publish(id, before);
}

/**
 * Builds the pages only if one of their inputs has changed since the last build, and publishes a release only if its pages
 * or its server are new: after a rollback, nothing happens until something changes.
 * @throws ContentError like `build`
 */
export async function buildIfNeeded(): Promise<void> {
  const hash = currentHash();
  if (!isBuiltFrom(hash)) {
    console.log("Something has changed: a new release is being built.");
    return build(hash);
  }
  const current = currentRelease(DIST);
  const { id, isNew } = await makeRelease();
  if (isNew || current === undefined) return publish(id, current);
  if (current === id) console.log("The site is up to date.");
  else
    console.log(
      `The site is built, but release ${current} stays current until something changes (npm run build shows ${id})`,
    );
}

if (process.argv[1]?.endsWith("build.ts")) {
  // As the server does: with different settings, each would rebuild what the other has built.
  loadEnvironment();
  runScript(async () => {
    await lockProject("a build");
    await (process.argv.includes("--if-needed") ? buildIfNeeded() : build());
  });
}
