// The server of one release, which the launcher starts (launcher/messages.ts says how they talk).
import { EventEmitter, once } from "node:events";
import { basename, dirname } from "node:path";
import { faultOf } from "../build/release/manifest";
import { contentFolderOf, listReleases, publicFolderOf, releaseFolder } from "../build/release/releases";
import { CAN_BE_SERVED, CAN_BE_SHOWN, RELEASE_VARIABLE } from "../build/release/tryRelease";
import { reasonOf } from "../platform/reasonOf";
import { SettingsError } from "./config/settings";
import { STORE_FACTS } from "./database/migrations";
import { createMetrics } from "./http/metrics";
import { withAllFigures } from "./launcher/askFigures";
import { DUTY_VARIABLE, isOrder, SOCKET_VARIABLE, type Note, type Report } from "./launcher/messages";
import { readFormContent } from "./leads/intake/formContent";
import { realRuntime } from "./leads/leadRuntime";
import { readLeadSettings } from "./leads/leadSettings";
import { checkOnline } from "./leads/online/checkOnline";
import { withRelease } from "./releaseHealth";
import { serve } from "./serve";
import { checkSettings, openServices } from "./services";
import { loadSite, type Site } from "./site/loadSite";
import { stopOnSignals } from "./stopOnSignals";
import { say } from "./terminal/say";

/** The public folders of the other releases, except damaged ones: open pages of theirs request scripts. */
function earlierFolders(release: string): string[] {
  const dist = dirname(dirname(release));
  const others = listReleases(dist).filter((id) => id !== basename(release));
  const folders = others.map((id) => releaseFolder(dist, id));
  return folders.filter((folder) => faultOf(folder, "sizes") === undefined).map(publicFolderOf);
}

/**
 * Reads all that the release consists of.
 * @throws if it cannot be shown
 */
async function readRelease(release: string, hsts: string | undefined): Promise<Site> {
  const fault = faultOf(release);
  if (fault !== undefined) throw new Error(fault);
  // What is wrong with its texts is not to be found out by opening the store.
  await readFormContent(contentFolderOf(release)).catch((error: unknown) => {
    throw error instanceof SettingsError ? new Error(error.problems.join("\n")) : error;
  });
  return loadSite(publicFolderOf(release), { hsts, earlier: earlierFolders(release) });
}

/** The launcher's orders: promises that resolve when they come, and what `show` and `note` say. */
function followOrders(isOnDuty: boolean, show: (folder: string) => Promise<void>) {
  const come = new EventEmitter();
  const [begins, listen, retire] = [once(come, "duty"), once(come, "listen"), once(come, "retire")];
  let note: Note | undefined;
  if (isOnDuty) come.emit("duty");
  process.on("message", (message: unknown) => {
    if (!isOrder(message)) return;
    if (message.order === "note") note = message;
    else if (message.order === "show")
      // If it cannot, it keeps its own.
      void show(message.folder)
        .catch(() => undefined)
        .then(() => report({ report: "showing" }));
    else come.emit(message.order);
  });
  return { begins, listen, retire, note: () => note };
}

const report = (what: Report, done = () => {}) => process.send?.(what, done);

async function serveUntilRetired(env: NodeJS.ProcessEnv, release: string): Promise<void> {
  const settings = checkSettings(env);
  const isOnDuty = env[DUTY_VARIABLE] === "yes";
  let [site, shown]: [Site | undefined, string] = [undefined, release];
  const orders = followOrders(isOnDuty, async (folder) => {
    site = await loadSite(publicFolderOf(folder), { hsts: settings.hsts, earlier: earlierFolders(folder) });
    shown = folder;
  });
  const own = await readRelease(release, settings.hsts).catch((error: unknown) => {
    throw new ReleaseError(reasonOf(error));
  });
  const folders = { publicFolder: publicFolderOf(release), contentFolder: contentFolderOf(release) };
  const duty = { isHeld: isOnDuty, begins: orders.begins.then(() => undefined) };
  const { keeping, leads, others } = await openServices(env, settings, folders, duty);
  report({ report: "ready" });
  await orders.listen;
  if (isOnDuty) say(keeping);
  const socket = env[SOCKET_VARIABLE] ? Number(env[SOCKET_VARIABLE]) : undefined;
  const answer: Site["answer"] = (request, response) => (site ?? own).answer(request, response);
  const health = withRelease(
    () => leads.health(),
    () => shown,
    orders.note,
  );
  // Nobody could read them without the token.
  const metrics = settings.healthToken === undefined ? undefined : withAllFigures(createMetrics());
  const serving = await serve({
    settings,
    site: { ...own, answer },
    socket,
    leads: { ...leads, health },
    others,
    ...(metrics && { metrics }),
  });
  stopOnSignals(serving);
  void orders.retire.then(() => serving.retire()).then(() => process.exit(0));
}

/** The release cannot be shown; another one may be. */
class ReleaseError extends Error {}

function fail(error: unknown): void {
  const [reason, isOfRelease] = [reasonOf(error), error instanceof ReleaseError];
  const isTold = report({ report: "failed", reason, isOfRelease }, () => process.exit(1));
  if (isTold) return;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** @throws an error with all that was seen if something does not answer as it should */
async function checkOthers(env: NodeJS.ProcessEnv): Promise<void> {
  const seen = await checkOnline(readLeadSettings(env), realRuntime);
  const lines = seen.map(({ line }) => line).join("\n");
  if (!seen.every(({ isRight }) => isRight)) throw new Error(lines);
  process.stdout.write(`${lines}\n${CAN_BE_SERVED}\n`);
}

const PROGRAM: Record<string, (release: string) => Promise<void>> = {
  /** Prints what it knows of the store, for the manifest. */
  "--facts": async () => void process.stdout.write(JSON.stringify(STORE_FACTS)),
  /** As before a start: the settings and the release, without opening the store or a port. */
  "--check": async (release) => {
    await readRelease(release, checkSettings(process.env).hsts);
    if (process.argv[3] === "--online") return checkOthers(process.env);
    process.stdout.write(`${CAN_BE_SHOWN}\n`);
  },
  "--try": async (release) => {
    await readRelease(release, undefined);
    process.stdout.write(`${CAN_BE_SHOWN}\n`);
  },
};

const run = PROGRAM[process.argv[2] ?? ""] ?? ((release) => serveUntilRetired(process.env, release));
run(process.env[RELEASE_VARIABLE] ?? dirname(__dirname)).catch(fail);
