// `npm run bench NAME -- options`: runs tests/bench/NAME.ts, which prints a table.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const [name = "", ...options] = process.argv.slice(2);
const names = readdirSync("tests/bench")
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((file) => file !== "run");

if (names.includes(name)) {
  const { status } = spawnSync("node_modules/.bin/tsx", [`tests/bench/${name}.ts`, ...options], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error(`Which benchmark? npm run bench ${names.join(" | ")}`);
  process.exitCode = 2;
}
