// What goes wrong around a server: a wrong setting, a second server, a lost store, a build that is killed, a signal.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { validBody } from "../fixtures/leadDesk";
import { freePort } from "../freePort";
import { step, type Line } from "./act";
import { ended, killAll, type Installation } from "./installation";
import { comesTrue, visit } from "./visitor";

const BUILD_RUNS_MS = 20_000;
const PAUSE_BETWEEN_BUILDS_MS = 3000;

async function wrongSetting(site: Installation): Promise<[boolean, string]> {
  const server = await site.serve();
  const program = [join(site.dist, "server.js")];
  const wrong = { LEADS_RATE_LIMIT: "many" };
  const checked = await site.run(process.execPath, [...program, "--check", "--online"], wrong);
  const started = await site.run(process.execPath, program, { ...wrong, PORT: String(await freePort()) });
  const { status } = await visit(site);
  await server.stop();
  const isNamed = [checked, started].every(({ code, output }) => code === 1 && output.includes("LEADS_RATE_LIMIT"));
  return [isNamed && status === 200, `${status} from the server that runs; both refusals name the setting: ${isNamed}`];
}

async function secondServer(site: Installation): Promise<[boolean, string]> {
  const server = await site.serve();
  const program = [join(site.dist, "server.js")];
  const { code, output } = await site.run(process.execPath, program, { PORT: String(await freePort()) });
  const { status } = await visit(site);
  await server.stop();
  const isRefused = code === 1 && output.includes("PostgreSQL");
  return [
    isRefused && status === 200,
    `${status} from the first; the second ${isRefused ? "refuses" : `says ${output}`}`,
  ];
}

async function send(site: Installation, name: string): Promise<void> {
  const answer = await fetch(`${site.url}/api/contacts`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", connection: "close" },
    body: JSON.stringify({ ...validBody, email: `${name}@example.com` }),
  });
  if (answer.status !== 201) throw new Error(`the form was answered by ${answer.status}`);
}

async function restored(site: Installation): Promise<[boolean, string]> {
  const copy = join(site.base, "copy.db");
  const server = await site.serve();
  await send(site, "before-the-copy");
  const made = await site.tool("leads", "backup", copy);
  await send(site, "after-the-copy");
  const refused = await site.tool("leads", "restore", copy);
  await server.stop();
  const done = await site.tool("leads", "restore", copy);
  const again = await site.serve();
  const { output } = await site.tool("leads", "export");
  const { status } = await visit(site);
  await again.stop();
  const isBack = output.includes("before-the-copy@") && !output.includes("after-the-copy@");
  const isRight = made.code === 0 && refused.code === 1 && done.code === 0 && isBack && status === 200;
  return [
    isRight,
    `${status}; the leads of the copy are back: ${isBack}; refused while a server runs: ${refused.code === 1}`,
  ];
}

/** Ends `npm start` as a supervisor does. */
async function stopped(site: Installation): Promise<[boolean, string]> {
  const started = site.spawn("npm", ["start"]);
  const end = ended(started);
  for (const untilMs = Date.now() + 60_000; (await visit(site)).status !== 200; await sleep(200))
    if (Date.now() > untilMs) throw new Error("npm start never served a page");
  started.kill("SIGTERM");
  await end;
  await sleep(1000);
  const { status } = await visit(site);
  if (status !== "ECONNREFUSED") killAll(started);
  return [status === "ECONNREFUSED", status === "ECONNREFUSED" ? "nothing listens any more" : `still ${status}`];
}

/** Changes the title of the home page. */
function edit(site: Installation, word: string): void {
  const file = join(site.folder, "content/site.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/("brand": ")[^"]*/, `$1${word}`));
}

const BUILD = ["--import", "tsx", "src/build/build.ts", "--if-needed"];

async function builds(site: Installation): Promise<[boolean, string]> {
  const server = await site.serve();
  edit(site, "Casa Ñ");
  const before = (await visit(site)).text;
  const first = site.spawn(process.execPath, BUILD);
  const firstEnd = ended(first);
  await sleep(BUILD_RUNS_MS);
  killAll(first);
  await firstEnd;
  const isSame = (await visit(site)).text === before;
  const second = ended(site.spawn(process.execPath, BUILD));
  await sleep(PAUSE_BETWEEN_BUILDS_MS);
  const third = await site.run(process.execPath, BUILD);
  const { code } = await second;
  const isNew = await comesTrue(async () => (await visit(site)).text.includes("Casa Ñ"));
  await server.stop();
  const haveWaited = third.output.includes("Waiting for another program") && third.output.includes("up to date");
  const isRight = isSame && isNew && code === 0 && third.code === 0 && haveWaited;
  const told = `the old page after the kill: ${isSame}; the new one after the next build: ${isNew}; the second of two waits: ${haveWaited}`;
  return [isRight, isRight ? told : `${told}; exit ${code} and ${third.code}: ${third.output.slice(-500)}`];
}

export async function mishaps(site: Installation): Promise<Line[]> {
  return [
    await step("a wrong setting", () => wrongSetting(site)),
    await step("a second server on the same store", () => secondServer(site)),
    await step("restore of a backup", () => restored(site)),
    await step("SIGTERM to npm start", () => stopped(site)),
    await step("kill -9 at a build, then two builds 3 s apart", () => builds(site)),
  ];
}
