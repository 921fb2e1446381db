// When files were last committed.
import { execFileSync } from "node:child_process";

/** ISO date of each file's last commit, by path such as `content/site.json`. */
type ChangeDates = ReadonlyMap<string, string>;

/** Marks the line of a commit; no file name contains it. */
const COMMIT = "\0";

/** The latest date of each file in a git log, newest commit first, each followed by the files it changed. */
export function datesOf(log: string): ChangeDates {
  const dates = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n").filter(Boolean)) {
    if (line.startsWith(COMMIT)) day = line.slice(COMMIT.length, COMMIT.length + "2026-12-01".length);
    else if (!dates.has(line)) dates.set(line, day);
  }
  return dates;
}

/**
 * What git answers in the checkout at `root`. Undefined if its history is unknown: without git, outside a repository,
 * before its first commit, or in a shallow clone, whose only commit would seem to have changed every file.
 */
function gitLog(root: string, words: readonly string[]): string | undefined {
  const git = (...asked: string[]) =>
    // In a container, the checkout may belong to another user.
    execFileSync("git", ["-c", "core.quotePath=off", "-c", "safe.directory=*", ...asked], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 256 * 2 ** 20,
    });
  try {
    return git("rev-parse", "--is-shallow-repository", "HEAD").startsWith("false") ? git("log", ...words) : undefined;
  } catch {
    return undefined;
  }
}

/** When the files of a folder in the checkout at `root` were last committed. Empty if its history is unknown. */
export function changeDates(folder: string, root = "."): ChangeDates {
  return datesOf(gitLog(root, ["--relative", "--name-only", "--format=%x00%cs", "--", folder]) ?? "");
}

/** The latest date among the named files; a name that ends in a slash means all files below that folder. */
export function newestOf(dates: ChangeDates, files: readonly string[]): string | undefined {
  const found = [...dates].filter(([name]) =>
    files.some((file) => name === file || (file.endsWith("/") && name.startsWith(file))),
  );
  return found
    .map(([, day]) => day)
    .sort()
    .at(-1);
}
