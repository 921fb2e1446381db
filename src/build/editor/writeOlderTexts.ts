// Tells the editor which texts have changed in one language only, from git's history.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { isDraft } from "../../content/read/drafts";
import { belowContent } from "../../content/read/filePath";
import { parseJson } from "../../content/read/parseJson";
import {
  confirmedIn,
  OLDER_TEXTS,
  olderTexts,
  type DatedVersion,
  type OlderText,
} from "../../editor/publishing/olderTexts";
import { gitIn, type Git } from "../git";

interface Commit {
  id: string;
  day: string;
  message: string;
  /** From the project root. */
  files: string[];
}

/** What changed before so many commits is no news. */
const MOST = 1000;

// No message or file name contains these.
const [COMMIT, PART] = ["\u0001", "\u0000"];

/** The commits of the main line that changed texts, newest first: what a merge brings counts as one change. */
function commitsOf(git: Git): Commit[] {
  const words = ["log", `--max-count=${MOST}`, "--relative", "--first-parent", "--diff-merges=first-parent"];
  const log = git([...words, "--name-only", "--format=%x01%H%x00%cs%x00%B%x00", "--", "content/*.json"]).toString();
  return log
    .split(COMMIT)
    .slice(1)
    .map((entry) => {
      const [id = "", day = "", message = "", names = ""] = entry.split(PART);
      return { id, day, message, files: names.split("\n").filter(Boolean) };
    });
}

/** The texts of files, each named `commit:path`; undefined for those that are not there. */
function textsOf(git: Git, names: readonly string[]): (string | undefined)[] {
  const answer = git(["cat-file", "--batch"], names.map((name) => `${name}\n`).join(""));
  let at = 0;
  return names.map(() => {
    const end = answer.indexOf("\n", at);
    const [, bytes] = /^\w+ blob (\d+)$/.exec(answer.toString("utf8", at, end)) ?? [];
    const start = end + 1;
    at = start + (bytes === undefined ? 0 : Number(bytes) + 1);
    return bytes === undefined ? undefined : answer.toString("utf8", start, start + Number(bytes));
  });
}

/** All published texts in the checkout at `root` of which one language is older; none if its history is unknown. */
export function olderTextsIn(root: string): OlderText[] {
  const git = gitIn(root);
  if (!git) return [];
  const changes = commitsOf(git).flatMap(({ files, ...commit }) => files.map((file) => ({ ...commit, file })));
  const sources = textsOf(
    git,
    changes.map(({ id, file }) => `${id}:./${file}`),
  );
  const versions = new Map<string, DatedVersion[]>();
  changes.forEach(({ file, day, message }, index) => {
    const parsed = parseJson(sources[index] ?? "");
    if (!parsed.ok) return;
    const version = { day, value: parsed.value, confirmed: confirmedIn(message, file) };
    versions.set(file, [...(versions.get(file) ?? []), version]);
  });
  const present = git(["ls-tree", "-r", "--name-only", "HEAD", "content/"]).toString().split("\n");
  // Everybody can read the list.
  const published = [...versions].filter(([file, [newest]]) => present.includes(file) && !isDraft(newest?.value));
  const found = published.flatMap(([file, all]) => olderTexts(belowContent(file) ?? file, all));
  return found.sort((one, other) => other.since.localeCompare(one.since));
}

/** Writes the list next to the editor. */
export const writeOlderTexts = (folder: string, root = "."): void =>
  writeFileSync(path.join(folder, OLDER_TEXTS), JSON.stringify(olderTextsIn(root)));
