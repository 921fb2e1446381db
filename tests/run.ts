// `npm test`: everything that CI runs. Ends with the line "N passed, N failed".
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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
const jestReport = join(reports, "jest.json");
const playwrightReport = join(reports, "playwright.json");

const JSON_REPORT = ["--json", `--outputFile=${jestReport}`];

const STAGES: Stage[] = [
  { name: "content", command: ["tsx", "src/content/checks/checkContent.ts"] },
  {
    name: "build",
    command: ["tsx", "src/build/build.ts", "--if-needed"],
    meanwhile: [
      { name: "browsers", command: ["tsx", "tests/installBrowsers.ts"] },
      { name: "format", command: ["prettier", "--check", "--log-level", "warn", "."] },
      { name: "lint", command: ["eslint", "."] },
      { name: "unused code", command: ["knip"] },
    ],
  },
  {
    name: "units, components and server",
    command: ["jest", "--maxWorkers=3", ...JSON_REPORT],
    count: () => readJestReport(jestReport),
    again: () => ["jest", "--runInBand", ...JSON_REPORT, "--runTestsByPath", ...filesFailedInJest(jestReport)],
    meanwhile: [{ name: "types", command: ["tsc", "--noEmit"], needs: ["build"] }],
  },
  {
    name: "end to end",
    command: ["playwright", "test", "--reporter=list,json"],
    needs: ["build", "browsers"],
    env: async () => ({ E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }),
    count: () => readPlaywrightReport(playwrightReport),
    again: () => ["playwright", "test", "--reporter=list,json", "--last-failed", "--workers=1"],
  },
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

runScript(async () => {
  try {
    for (const stage of STAGES) await runStage(stage);
    if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(" · ")}`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed > 0 ? 1 : 0;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
