// How far a save has come, by what CI and the site say.
import { readContent } from "../../../../src/content/read/readContent";
import { contentIds, filesNotLive } from "../../../../src/editor/publishing/contentIds";
import type { CheckRun } from "../../../../src/editor/publishing/github";
import { isUnderway, publishingOf } from "../../../../src/editor/publishing/publishing";
import { unusedAmong } from "../../../../src/editor/screen/unusedFiles";
import { realContent } from "../../../fixtures/brokenContent";

type Short = [name: string, status: CheckRun["status"], conclusion?: string];

const runsOf = (short: Short[]): CheckRun[] =>
  short.map(([name, status, conclusion], id) => ({ id, name, status, conclusion: conclusion ?? null, html_url: "" }));

const CHECKED: Short[] = [
  ["changes", "completed", "success"],
  ["check (24)", "completed", "success"],
  ["build", "completed", "success"],
];

test.each<[string, Short[], boolean | undefined, string]>([
  ["nothing has begun", [], false, "waiting"],
  ["jobs wait", [["changes", "queued"]], false, "checking"],
  ["jobs run", [CHECKED[0] ?? ["", "queued"], ["build", "in_progress"]], false, "checking"],
  ["the last job is not named yet", CHECKED, false, "checking"],
  ["it is being brought to its server", [...CHECKED, ["deploy", "in_progress"]], false, "publishing"],
  ["the site has not followed yet", [...CHECKED, ["deploy", "completed", "success"]], false, "publishing"],
  ["the site does not say what it is", [...CHECKED, ["deploy", "completed", "success"]], undefined, "live"],
  ["nothing publishes", [...CHECKED, ["deploy", "completed", "skipped"]], false, "checked"],
  ["the site shows it, whatever CI says of code", [["check (20)", "completed", "failure"]], true, "live"],
])("when %s", (_when, runs, isLive, state) => {
  expect(publishingOf(runsOf(runs), isLive).state).toBe(state);
});

test.each(["failure", "timed_out", "cancelled", "startup_failure"])("a step that ended as %s is told", (conclusion) => {
  const runs = runsOf([...CHECKED, ["build", "completed", conclusion], ["deploy", "completed", "skipped"]]);
  const publishing = publishingOf(runs, false);
  expect(publishing).toEqual({ state: "failed", run: runs[3] });
  expect(isUnderway(publishing)).toBe(false);
});

test("the site's fingerprints tell which files are not live, deleted ones among them", async () => {
  const files = readContent("content").filter(({ name }) => name.endsWith(".json"));
  const live = await contentIds(files);
  expect(filesNotLive(await contentIds(files), live)).toEqual([]);
  const [first, second, ...others] = files;
  const saved = await contentIds([{ ...first!, source: `${first?.source} ` }, ...others]);
  expect(filesNotLive(saved, live).sort()).toEqual([first?.name, second?.name].sort());
});

test("pictures and films that nothing names are listed, others not", () => {
  const found = ["content/team/old.webp", "content/projects/white-farmhouse-before.jpg", "content/site.json"];
  expect(
    unusedAmong(
      found.map((path) => ({ path: `/${path}`, size: 10 })),
      realContent(),
    ),
  ).toEqual([{ path: "content/team/old.webp", size: 10 }]);
});
