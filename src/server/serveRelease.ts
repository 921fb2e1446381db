// The server of one release, which the launcher starts (launcher/messages.ts says how they talk).
import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { faultOf, publicHashes } from "./release/manifest";
import { contentFolderOf, listReleases, publicFolderOf, releaseFolder } from "./release/releases";
import { CAN_BE_SERVED, CAN_BE_SHOWN, RELEASE_VARIABLE } from "./release/tryRelease";
import { reasonOf } from "../platform/reasonOf";
import { twoAddresses } from "./config/ownAddress";
import { SettingsError } from "./config/settings";
import { StoreInUse } from "./database/storeLock";
import { isOrder, SOCKET_VARIABLE, type Note, type Report } from "./launcher/messages";
import { readFormContent, type FormContent } from "./leads/intake/formContent";
import { realRuntime } from "./leads/leadRuntime";
import { readLeadSettings } from "./leads/leadSettings";
import { checkOnline } from "./leads/online/checkOnline";
import { withRelease } from "./releaseHealth";
import { ListenError } from "./listenProblem";
import { HURRIED, prepareToServe, serve } from "./serve";
import { checkSettings, openServices } from "./services";
import { loadSite, type Site } from "./site/loadSite";
import { stopOnSignals } from "./stopOnSignals";
import { logLine } from "./terminal/logLine";

const builtSite = (release: string) => ({ publicDir: publicFolderOf(release), hashOf: publicHashes(release) });

/** The sites of the other releases, except damaged ones: open pages of theirs request scripts. */
function earlierSites(release: string) {
  const dist = dirname(dirname(release));
  const others = listReleases(dist).filter((id) => id !== basename(release));
  const folders = others.map((id) => releaseFolder(dist, id));
  return folders.filter((folder) => faultOf(folder, "sizes") === undefined).map(builtSite);
}

async function readRelease(release: string, isHttps: boolean): Promise<Site> {
  const fault = faultOf(release);
  if (fault !== undefined) throw new Error(fault);
  // What is wrong with its texts is not to be found out by opening the store.
  await readFormContent(contentFolderOf(release)).catch((error: unknown) => {
    throw error instanceof SettingsError ? new Error(error.problems.join("\n")) : error;
  });
  return loadSite(builtSite(release), { isHttps, earlier: earlierSites(release) });
}

const report = (what: Report, done = () => {}) => process.send?.(what, done);

/** The launcher's orders, as promises, and what `note` says. Without a launcher, nobody else would end this server. */
function followOrders() {
  const come = new EventEmitter();
  const [serve, end] = [once(come, "serve"), once(come, "end")];
  let note: Note | undefined;
  process.on("message", (message: unknown) => {
    if (!isOrder(message)) return;
    if (message.order === "note") note = message;
    else come.emit(message.order);
  });
  process.once("disconnect", () => come.emit("end"));
  return { serve, end, note: () => note };
}

const OTHER_LAUNCHER = "dist/server.js, which runs, is of another version than this release: restart it";

async function serveUntilReplaced(env: NodeJS.ProcessEnv, release: string): Promise<void> {
  const socket = Number(env[SOCKET_VARIABLE] ?? NaN);
  if (Number.isNaN(socket)) throw new Error(OTHER_LAUNCHER);
  const orders = followOrders();
  const settings = checkSettings(env);
  const site = await readRelease(release, settings.isHttps);
  report({ report: "ready" });
  const isAlone = await Promise.race([orders.serve.then(() => true), orders.end.then(() => false)]);
  if (!isAlone) process.exit(0);
  const { keeping, leads, others } = await openServices(env, settings, contentFolderOf(release));
  logLine(keeping);
  const health = withRelease(() => leads.health(), release, orders.note);
  const serving = await serve({ settings, site, socket, leads: { ...leads, health }, others });
  stopOnSignals(serving);
  report({ report: "serving", address: serving.address });
  await orders.end;
  await serving.stop(HURRIED);
  process.exit(0);
}

/** Where another release would fail, too. */
const isOfInstallation = (error: unknown) =>
  error instanceof SettingsError || error instanceof StoreInUse || error instanceof ListenError;

function fail(error: unknown): void {
  const [reason, isOfRelease] = [reasonOf(error), !isOfInstallation(error)];
  const isTold = report({ report: "failed", reason, isOfRelease }, () => process.exit(1));
  if (isTold) return;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/**
 * Builds all that would answer visitors, with a store of its own and without the settings, and listens to nobody.
 * @throws if the release cannot be shown
 */
async function tryRelease(release: string): Promise<void> {
  const site = await readRelease(release, false);
  const folder = mkdtempSync(join(tmpdir(), "try-"));
  try {
    const env = { LEADS_DATABASE_URL: `file:${join(folder, "leads.db")}` };
    const settings = checkSettings(env);
    const services = await openServices(env, settings, contentFolderOf(release));
    await (await prepareToServe({ ...services, settings, site, logger: false })).stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function checkOthers(env: NodeJS.ProcessEnv, form?: FormContent): Promise<void> {
  const seen = await checkOnline(readLeadSettings(env), realRuntime, form);
  const lines = seen.map(({ line }) => line).join("\n");
  if (!seen.every(({ isRight }) => isRight)) throw new Error(lines);
  process.stdout.write(`${lines}\n${CAN_BE_SERVED}\n`);
}

const PROGRAM: Record<string, (release: string) => Promise<void>> = {
  /** As before a start: the settings and the release, without opening the store or a port. */
  "--check": async (release) => {
    const { siteUrl } = checkSettings(process.env);
    await tryRelease(release);
    const [, , , online, send] = process.argv;
    const form = await readFormContent(contentFolderOf(release));
    const differ = twoAddresses(siteUrl, form.siteUrl);
    if (differ) process.stdout.write(`SITE_URL ${differ.en}\n`);
    if (online === "--online") return checkOthers(process.env, send === "--send" ? form : undefined);
    process.stdout.write(`${CAN_BE_SHOWN}\n`);
  },
  "--try": async (release) => {
    await tryRelease(release);
    process.stdout.write(`${CAN_BE_SHOWN}\n`);
  },
};

const run = PROGRAM[process.argv[2] ?? ""] ?? ((release) => serveUntilReplaced(process.env, release));
run(process.env[RELEASE_VARIABLE] ?? dirname(__dirname)).catch(fail);
