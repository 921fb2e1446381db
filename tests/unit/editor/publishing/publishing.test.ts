import { readContent } from "../../../../src/content/read/readContent";
import { areContentIds, contentIds, filesNotLive } from "../../../../src/editor/publishing/contentIds";
import type { CheckRun } from "../../../../src/editor/publishing/github";
import { isUnderway, publishingOf } from "../../../../src/editor/publishing/publishingStatus";

type Short = [name: string, status: CheckRun["status"], conclusion?: string];

const runsOf = (short: Short[]): CheckRun[] =>
  short.map(([name, status, conclusion], id) => ({ id, name, status, conclusion: conclusion ?? null, html_url: "" }));

const CHECKED: Short[] = [
  ["changes", "completed", "success"],
  ["check (24)", "completed", "success"],
  ["build", "completed", "success"],
];

test.each<[string, Short[], boolean | undefined, string]>([
  ["CI has not started", [], false, "waiting"],
  ["jobs are queued", [["changes", "queued"]], false, "checking"],
  ["jobs are running", [CHECKED[0] ?? ["", "queued"], ["build", "in_progress"]], false, "checking"],
  ["the deploy job is not listed yet", CHECKED, false, "checking"],
  ["the site is being deployed", [...CHECKED, ["deploy", "in_progress"]], false, "publishing"],
  ["the deployed site is not up to date yet", [...CHECKED, ["deploy", "completed", "success"]], false, "publishing"],
  ["the site publishes no fingerprints", [...CHECKED, ["deploy", "completed", "success"]], undefined, "unseen"],
  ["the deploy job is skipped", [...CHECKED, ["deploy", "completed", "skipped"]], false, "checked"],
  ["the site is up to date although CI failed", [["check (20)", "completed", "failure"]], true, "live"],
])("when %s", (_when, runs, isLive, state) => {
  expect(publishingOf(runsOf(runs), isLive).state).toBe(state);
});

test.each(["failure", "timed_out", "cancelled", "startup_failure"])("a step ending in %s has failed", (conclusion) => {
  const runs = runsOf([...CHECKED, ["build", "completed", conclusion], ["deploy", "completed", "skipped"]]);
  const publishing = publishingOf(runs, false);
  expect(publishing).toEqual({ state: "failed", run: runs[3] });
  expect(isUnderway(publishing)).toBe(false);
});

test("the site's fingerprints show which files are not live, including deleted ones", async () => {
  const files = readContent("content").filter(({ name }) => name.endsWith(".json"));
  const live = await contentIds(files);
  expect(filesNotLive(await contentIds(files), live)).toEqual([]);
  const [first, second, ...others] = files;
  const saved = await contentIds([{ ...first!, source: `${first?.source} ` }, ...others]);
  expect(filesNotLive(saved, live).sort()).toEqual([first?.name, second?.name].sort());
});

test("only a list of fingerprints tells what the site was built from", async () => {
  expect(areContentIds(await contentIds(readContent("content")))).toBe(true);
  expect([undefined, [], "a", { "site.json": 1 }, { error: { message: "gone" } }].filter(areContentIds)).toEqual([]);
});
