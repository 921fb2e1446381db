// The last line of `npm test` counts what the runners report, and no report is no success.
import { join } from "node:path";
import { folderOf, removeFolders } from "../fixtures/folder";
import { readJestReport, readPlaywrightReport } from "../testReports";

afterEach(removeFolders);

const report = (content: object) => join(folderOf({ "report.json": JSON.stringify(content) }), "report.json");

test("a runner that wrote no report has failed", () => {
  const missing = join(folderOf({}), "report.json");
  for (const read of [readJestReport, readPlaywrightReport]) expect(read(missing)).toEqual({ passed: 0, failed: 1 });
});

test("a test file that cannot run, a flaky test, and an error outside the tests count as failed", () => {
  const jest = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(readJestReport(report(jest))).toEqual({ passed: 5, failed: 3 });
  const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] };
  expect(readPlaywrightReport(report(playwright))).toEqual({ passed: 7, failed: 3 });
});
