// When files were last committed.
import { gitIn } from "../git";

/** ISO date of each file's last commit, by path such as `content/site.json`. */
export type ChangeDates = ReadonlyMap<string, string>;

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

/** When the files of a folder in the checkout at `root` were last committed. Empty if its history is unknown. */
export function changeDates(folder: string, root = "."): ChangeDates {
  const log = gitIn(root)?.(["log", "--relative", "--name-only", "--format=%x00%cs", "--", folder]);
  return datesOf(log?.toString() ?? "");
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
