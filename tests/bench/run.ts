// `npm run bench NAME -- options`: runs tests/bench/NAME.ts, which prints a table.
import { spawnSync } from "node:child_process";

const BENCHMARKS = {
  leads: "how many leads per second the server accepts, and how fast    --store sqlite|postgres",
  told: "how soon staff are told of a lead, at 15 leads/s           --minutes N  --store sqlite|postgres",
  beside: "how long pages take beside posts that are hard to read    --pairs N",
  pages: "Lighthouse on all pages and an empty one                   --runs N  PATH …",
  bundle: "the scripts that each page loads, and what is in them",
};

const [name = "", ...options] = process.argv.slice(2);

if (Object.hasOwn(BENCHMARKS, name)) {
  const { status } = spawnSync("node_modules/.bin/tsx", [`tests/bench/${name}.ts`, ...options], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  const list = Object.entries(BENCHMARKS).map(([one, what]) => `  npm run bench ${one.padEnd(10)}  ${what}`);
  const complaint = name === "" ? "Which benchmark?" : `There is no benchmark "${name}". These exist:`;
  console.error([complaint, ...list].join("\n"));
  process.exitCode = 2;
}
