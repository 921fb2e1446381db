// When files were last changed, as git remembers it.
import { execFileSync } from "node:child_process";

/** Dates of changes by file, `content/site.json` and the like; ISO days. */
export type ChangeDates = ReadonlyMap<string, string>;

/** What begins the line of a commit: no file name holds it. */
const COMMIT = "\0";

/** The newest day of each file in a log of commits, newest first, each followed by the files that it changed. */
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
 * When the files of a folder of the checkout at `root` were last committed. Empty where that is not known: without git, outside
 * a repository, and in a checkout without history, which would have all files changed with its one commit.
 */
export function changeDates(folder: string, root = "."): ChangeDates {
  const git = (...words: string[]) =>
    // In a container the checkout may belong to somebody else.
    execFileSync("git", ["-c", "core.quotePath=off", "-c", "safe.directory=*", ...words], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 256 * 2 ** 20,
    });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    return datesOf(git("log", "--relative", "--name-only", "--format=%x00%cs", "--", folder));
  } catch {
    return new Map();
  }
}

/** The newest of the dates of files: those that are named, and all of a folder named with its slash at the end. */
export function newestOf(dates: ChangeDates, files: readonly string[]): string | undefined {
  const found = [...dates].filter(([name]) =>
    files.some((file) => name === file || (file.endsWith("/") && name.startsWith(file))),
  );
  return found
    .map(([, day]) => day)
    .sort()
    .at(-1);
}
