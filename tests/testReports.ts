// Reads the numbers of passed and failed tests from the JSON reports of the two test runners.
import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
}

// A runner that wrote no report has failed as a whole.
const NO_REPORT: Tally = { passed: 0, failed: 1 };

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

/** Counts Jest's tests; a test file that cannot run at all counts as one failed test. */
export function readJestReport(file: string): Tally {
  const report = read<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>(file);
  if (!report) return NO_REPORT;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** The paths of the files in which a test failed. */
export function filesFailedInJest(file: string): string[] {
  const report = read<{ testResults: { name: string; status: string }[] }>(file);
  return report?.testResults.filter(({ status }) => status === "failed").map(({ name }) => name) ?? [];
}

export function readPlaywrightReport(file: string): Tally {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }>(file);
  if (!report) return NO_REPORT;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
