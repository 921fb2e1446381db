// `npm test`: everything that CI runs, in order. Ends with the line "N passed, N failed".
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript } from "../src/runScript";
import { reasonOf } from "../src/reasonOf";
import { ensureChromium, ensureHeadlessShell } from "./findChromium";
import { freePort } from "./freePort";
import { readJestReport, readPlaywrightReport, type Tally } from "./testReports";

interface Stage {
  name: string;
  command: string[];
  /** Name of a stage without whose success this one says nothing. */
  needs?: string;
  env?: () => Promise<NodeJS.ProcessEnv>;
  /** Counts the tests of a stage that has some; any other stage counts only when it fails, as one. */
  count?: () => Tally;
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const jestReport = join(reports, "jest.json");
const playwrightReport = join(reports, "playwright.json");

const STAGES: Stage[] = [
  { name: "content", command: ["tsx", "src/content/checkContent.ts"] },
  { name: "format", command: ["prettier", "--check", "--log-level", "warn", "."] },
  { name: "lint", command: ["eslint", "."] },
  { name: "unused code", command: ["knip"] },
  { name: "build", command: ["tsx", "src/build/build.ts", "--if-needed"] },
  { name: "types", command: ["tsc", "--noEmit"], needs: "build" },
  {
    name: "units, components and server",
    command: ["jest", "--maxWorkers=3", "--json", `--outputFile=${jestReport}`],
    count: () => readJestReport(jestReport),
  },
  {
    name: "end to end",
    command: ["playwright", "test", "--reporter=list,json"],
    needs: "build",
    env: async () => {
      ensureChromium();
      ensureHeadlessShell();
      return { E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
    },
    count: () => readPlaywrightReport(playwrightReport),
  },
];

async function succeeds({ command, env }: Stage): Promise<boolean> {
  const [program = "", ...options] = command;
  const own = await env?.();
  const child = spawn(join("node_modules/.bin", program), options, {
    stdio: "inherit",
    env: { ...process.env, ...own },
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

async function runStage(stage: Stage, failed: ReadonlySet<string>): Promise<Tally> {
  if (stage.needs && failed.has(stage.needs)) {
    console.log(`Left out: it needs the stage "${stage.needs}", which failed.`);
    return { passed: 0, failed: 1 };
  }
  const isFine = await succeeds(stage).catch((error: unknown) => {
    console.log(reasonOf(error));
    return false;
  });
  const tally = stage.count?.() ?? { passed: 0, failed: 0 };
  return isFine ? tally : { ...tally, failed: Math.max(1, tally.failed) };
}

async function runAll(): Promise<Tally> {
  const failed = new Set<string>();
  const total = { passed: 0, failed: 0 };
  for (const [position, stage] of STAGES.entries()) {
    console.log(`\n[${position + 1}/${STAGES.length}] ${stage.name}`);
    const start = Date.now();
    const tally = await runStage(stage, failed);
    if (tally.failed > 0) failed.add(stage.name);
    total.passed += tally.passed;
    total.failed += tally.failed;
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `[${position + 1}/${STAGES.length}] ${stage.name}: ${tally.failed > 0 ? "FAILED" : "fine"} after ${seconds} s`,
    );
  }
  if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(" · ")}`);
  return total;
}

runScript(async () => {
  try {
    const { passed, failed } = await runAll();
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
