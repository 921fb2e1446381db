// `npm test`: what a change of code usually breaks. `npm run test:all`: the rest, in files named `….long.…`, and random
// cases that are new each time. Both end with the line "N passed, N failed"; CI sums them up (TEST_TALLY).
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript } from "../src/platform/runScript";
import { freePort } from "./freePort";
import { filesFailedInJest, readJestReport, readPlaywrightReport, type Tally } from "./testReports";

interface Stage {
  name: string;
  command: string[];
  /** Stages that must have succeeded; otherwise this one is skipped and counts as failed. */
  needs?: string[];
  env?: () => Promise<NodeJS.ProcessEnv>;
  /** Counts the stage's tests. A stage without tests counts only if it fails, as one. */
  count?: () => Tally;
  /**
   * Runs the failed tests again, one at a time: on a busy machine, a test can run out of time through no fault of its
   * own. The output says how many passed only then.
   */
  again?: () => string[];
  /** Run one after another during this stage, on the cores it leaves idle; each prints its output at its end. */
  meanwhile?: Stage[];
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));

let reportNumber = 0;

/** Tests that Jest runs, chosen by its own options. */
function jestStage(name: string, ...chosen: string[]): Stage {
  const file = join(reports, `${(reportNumber += 1)}.json`);
  const report = ["--json", `--outputFile=${file}`];
  return {
    name,
    command: ["jest", "--maxWorkers=3", ...report, ...chosen],
    count: () => readJestReport(file),
    again: () => ["jest", "--runInBand", ...report, "--runTestsByPath", ...filesFailedInJest(file)],
  };
}

/** Tests that Playwright runs: those in files whose path matches. */
function browserStage(name: string, files: string): Stage {
  const file = join(reports, `${(reportNumber += 1)}.json`);
  const command = ["playwright", "test", "--reporter=list,json"];
  return {
    name,
    command: [...command, files],
    needs: ["build", "browsers"],
    env: async () => ({ E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: () => readPlaywrightReport(file),
    again: () => [...command, "--last-failed", "--workers=1"],
  };
}

const BUILD: Stage = { name: "build", command: ["tsx", "src/build/build.ts", "--if-needed"] };
const BROWSERS: Stage = { name: "browsers", command: ["tsx", "tests/installBrowsers.ts"] };

const QUICK: Stage[] = [
  { name: "content", command: ["tsx", "src/content/checks/checkContent.ts"] },
  {
    ...BUILD,
    meanwhile: [
      BROWSERS,
      { name: "format", command: ["prettier", "--check", "--log-level", "warn", "."] },
      { name: "lint", command: ["eslint", "."] },
      { name: "unused code", command: ["knip"] },
    ],
  },
  {
    ...jestStage("units, components and server", "--testPathIgnorePatterns=\\.long\\."),
    meanwhile: [{ name: "types", command: ["tsc", "--noEmit"], needs: ["build"] }],
  },
  browserStage("end to end", String.raw`^(?!.*\.long\.)`),
];

/** Random cases of this run, said so that a failure can be repeated. */
const randomSeed = () => {
  const seed = String(randomInt(2 ** 31));
  console.log(`RANDOM_SEED=${seed}`);
  return Promise.resolve({ RANDOM_SEED: seed });
};

const JEST_FILES = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join("tests", name));

const hasRandomCases = (file: string) => readFileSync(file, "utf8").includes('from "fast-check"');

const LONG_FILES = JEST_FILES.filter((file) => file.includes(".long.") && !hasRandomCases(file));

const REST: Stage[] = [
  { ...BUILD, meanwhile: [BROWSERS] },
  // Not again: with another seed, a failure would pass.
  {
    ...jestStage("other random cases", "--runTestsByPath", ...JEST_FILES.filter(hasRandomCases)),
    env: randomSeed,
    again: undefined,
  },
  jestStage("long units, components and server", "--runTestsByPath", ...LONG_FILES),
  browserStage("long end to end", String.raw`\.long\.`),
];

const failed = new Set<string>();
const total: Tally = { passed: 0, failed: 0 };

/** Runs a stage's command. Unless `keepOutput` is set, the command prints directly, and `output` is empty. */
async function run({ command, env }: Stage, keepOutput: boolean): Promise<{ isFine: boolean; output: string }> {
  const [program = "", ...options] = command;
  const child = spawn(join("node_modules/.bin", program), options, {
    stdio: keepOutput ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...(await env?.()) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  return new Promise((resolve) => {
    child.on("error", ({ message }) => resolve({ isFine: false, output: message }));
    child.on("close", (code) => resolve({ isFine: code === 0, output }));
  });
}

/** The tally of a stage whose failed tests have run once more. */
async function secondTally(stage: Stage, first: Tally): Promise<Tally> {
  const { name, again, count } = stage;
  // Where nothing has passed, it is not one test that ran out of time.
  if (!again || !count || first.failed === 0 || first.passed === 0) return first;
  console.log(`\n[${name}] ${first.failed} failed; once more, one at a time`);
  await run({ ...stage, command: again() }, false);
  const second = count();
  // A second run that misses some of the failed tests proves nothing.
  if (second.passed + second.failed < first.failed) return first;
  console.log(`[${name}] passed only when run again: ${first.failed - second.failed}`);
  return { passed: first.passed + first.failed - second.failed, failed: second.failed };
}

async function runStage(stage: Stage, isBeside = false): Promise<void> {
  const { name, needs = [], count, meanwhile = [] } = stage;
  if (!isBeside) console.log(`\n[${name}]`);
  const start = Date.now();
  const beside = (async () => {
    for (const one of meanwhile) await runStage(one, true);
  })();
  const lacking = needs.filter((need) => failed.has(need));
  const { isFine, output } =
    lacking.length > 0
      ? { isFine: false, output: `Skipped: it needs ${lacking.join(" and ")}, which failed.` }
      : await run(stage, isBeside);
  const first = (lacking.length === 0 && count?.()) || { passed: 0, failed: 0 };
  const tally = await secondTally(stage, first);
  const isMended = tally.failed < first.failed;
  const failures = isFine || isMended ? tally.failed : Math.max(1, tally.failed);
  if (failures > 0) failed.add(name);
  total.passed += tally.passed;
  total.failed += failures;
  if (output.trim() !== "") console.log(output.trim());
  console.log(`[${name}] ${failures > 0 ? "FAILED" : "ok"} after ${Math.round((Date.now() - start) / 1000)} s`);
  await beside;
}

/** Adds what an earlier run of the same CI job has counted, and leaves the sum there. */
function addFormerTally(): void {
  const file = process.env.TEST_TALLY;
  if (!file) return;
  const [passed = 0, failures = 0] = readFileSync(file, "utf8").split(" ").map(Number);
  total.passed += passed;
  total.failed += failures;
  writeFileSync(file, `${total.passed} ${total.failed}`);
}

runScript(async () => {
  try {
    for (const stage of process.argv.includes("--rest") ? REST : QUICK) await runStage(stage);
    addFormerTally();
    if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(" · ")}`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed > 0 ? 1 : 0;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
