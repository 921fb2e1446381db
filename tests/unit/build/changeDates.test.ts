import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changeDates, datesOf, newestOf } from "../../../src/build/html/changeDates";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

/** Runs git in a folder at noon of a day. */
function gitOn(folder: string, day: string, ...words: string[]): void {
  const time = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  const who = ["-c", "user.name=Test", "-c", "user.email=test@site.example", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...words], { cwd: folder, env, stdio: "ignore" });
}

/** A repository in which the site is the folder `site`, with one commit per file. */
function repository(): string {
  const folder = folderOf();
  const site = join(folder, "site");
  mkdirSync(join(site, "content"), { recursive: true });
  gitOn(folder, "2026-01-01", "init");
  for (const [file, day] of [
    ["old.json", "2026-02-01"],
    ["new.json", "2026-03-01"],
  ] as const) {
    writeFileSync(join(site, "content", file), day);
    gitOn(folder, day, "add", ".");
    gitOn(folder, day, "commit", "-m", file);
  }
  return folder;
}

test("each file has the date of its last commit, even if the site is in a subfolder of its repository", () => {
  const dates = changeDates("content", join(repository(), "site"));
  expect(Object.fromEntries(dates)).toEqual({ "content/old.json": "2026-02-01", "content/new.json": "2026-03-01" });
});

test("a shallow clone has no dates, and neither does a folder without git", () => {
  const whole = repository();
  const shallow = join(folderOf(), "clone");
  execFileSync("git", ["clone", "--depth", "1", `file://${whole}`, shallow], { stdio: "ignore" });
  expect(changeDates("content", join(shallow, "site")).size).toBe(0);
  expect(changeDates("content", folderOf()).size).toBe(0);
});

test("of several commits, the newest counts", () => {
  const log = "\0" + "2026-03-01\n\na.json\n\0" + "2026-02-01\n\na.json\nb.json\n";
  expect(Object.fromEntries(datesOf(log))).toEqual({ "a.json": "2026-03-01", "b.json": "2026-02-01" });
});

test("a page is as new as the newest of its files and of those in its folders", () => {
  const dates = new Map([
    ["content/text/home.json", "2026-01-01"],
    ["content/projects/oak.json", "2026-02-01"],
    ["content/steps/buy.json", "2026-03-01"],
  ]);
  expect(newestOf(dates, ["content/text/home.json", "content/projects/"])).toBe("2026-02-01");
  expect(newestOf(dates, ["content/text/home.json"])).toBe("2026-01-01");
  expect(newestOf(dates, ["content/pages/faq.json"])).toBeUndefined();
});
