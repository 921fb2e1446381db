// Plays the operator: npm run operate -- [examples] [site] [--older COMMITS=DIST …]
//   examples   the files in docs/deploy/ in front of the built site (needs nginx, haproxy, openssl, systemd-analyze)
//   site       installs the last commit as a stranger does, and operates it for about half an hour
// Prints what a visitor saw of each step, and fails if that was not as it should be. --older adds rollbacks to releases
// of older commits, each built in a checkout of its own.
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

async function operateSite(older: ReadonlyMap<string, string>): Promise<Line[]> {
  const site = await Installation.checkOut();
  try {
    const first = [await step("npm ci in a folder with a space and an accent, as a plain user", () => install(site))];
    first.push(await step("npm run build, and a start", () => build(site)));
    if (!first.every(({ isRight }) => isRight)) return first;
    return [...first, ...(await mishaps(site)), ...(await releasing(site, older))];
  } finally {
    rmSync(site.base, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { older: { type: "string", multiple: true } },
    allowPositionals: true,
  });
  const older = new Map((values.older ?? []).map((one) => [one.split("=")[0] ?? "", resolve(one.split("=")[1] ?? "")]));
  const wants = (name: string) => positionals.length === 0 || positionals.includes(name);
  const before = conditions();
  const lines = [...(wants("examples") ? await examples() : []), ...(wants("site") ? await operateSite(older) : [])];
  const rows = lines.map(({ did, isRight, saw }) => [did, isRight ? "" : "WRONG", saw]);
  report([["What was done", "", "What a visitor saw"], ...rows], [before]);
  process.exitCode = lines.length > 0 && lines.every(({ isRight }) => isRight) ? 0 : 1;
}

void run();
