// Plays the operator: npm run operate -- [examples] [site]
//   examples   the files in docs/deploy/ in front of the built site (needs nginx, haproxy, openssl, systemd-analyze)
//   site       installs the last commit as a stranger does, and operates it for about half an hour
// Prints what a visitor saw of each step, and fails if that was not as it should be. --folder goes on with an
// installation that is built.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { conditions, report } from "../bench/report";
import { step, type Line } from "./act";
import { examples } from "./examples";
import { Installation } from "./installation";
import { mishaps } from "./mishaps";
import { releasing } from "./releasing";
import { visit } from "./visitor";

async function install(site: Installation): Promise<[boolean, string]> {
  const { code, output } = await site.run("npm", ["ci", "--no-fund", "--no-audit"]);
  const size = spawnSync("du", ["-sm", "node_modules"], { cwd: site.folder, encoding: "utf8" }).stdout.split("\t")[0];
  return [code === 0, code === 0 ? `${/added \d+ packages/.exec(output)?.[0]}, ${size} MB` : output.slice(-500)];
}

async function build(site: Installation): Promise<[boolean, string]> {
  const { code, output } = await site.run("npm", ["run", "build"]);
  if (code !== 0) return [false, output.slice(-500)];
  const server = await site.serve();
  const { status } = await visit(site);
  await server.stop();
  const warnings = output.split("\n").filter((line) => line.startsWith("<w>")).length;
  return [status === 200 && warnings === 0, `${status}; ${warnings} warnings of the bundler`];
}

async function firstSteps(site: Installation): Promise<Line[]> {
  const installed = await step("npm ci in a folder with a space and an accent, as a plain user", () => install(site));
  return installed.isRight ? [installed, await step("npm run build, and a start", () => build(site))] : [installed];
}

const operate = async (site: Installation) => [...(await mishaps(site)), ...(await releasing(site))];

async function operateNew(): Promise<Line[]> {
  const site = await Installation.checkOut();
  const first = await firstSteps(site);
  const isBuilt = first.every(({ isRight }) => isRight);
  const lines = isBuilt ? [...first, ...(await operate(site))] : first;
  if (lines.every(({ isRight }) => isRight)) rmSync(site.base, { recursive: true, force: true });
  else process.stdout.write(`The installation stays in ${site.folder}\n`);
  return lines;
}

const operateSite = async (folder?: string) =>
  folder === undefined ? operateNew() : operate(await Installation.at(resolve(folder)));

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { folder: { type: "string" } },
    allowPositionals: true,
  });
  const wants = (name: string) => positionals.length === 0 || positionals.includes(name);
  const before = conditions();
  const lines = [
    ...(wants("examples") ? await examples() : []),
    ...(wants("site") ? await operateSite(values.folder) : []),
  ];
  const rows = lines.map(({ did, isRight, saw }) => [did, isRight ? "" : "WRONG", saw]);
  report([["What was done", "", "What a visitor saw"], ...rows], [before]);
  process.exitCode = lines.length > 0 && lines.every(({ isRight }) => isRight) ? 0 : 1;
}

void run();
