// Our own GitHub requests, beyond those of Decap CMS: who changed a file and when, and the state of CI.
import { isGroup } from "../../content/isGroup";

/** A commit that changed a file. */
export interface Signature {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
}

/** A GitHub check run: one CI job on a commit. */
export interface CheckRun {
  id: number;
  name: string;
  status: "queued" | "in_progress" | "completed" | "waiting" | "requested" | "pending";
  /** Null until completed. */
  conclusion: string | null;
  html_url: string;
}

export interface GitHubPlace {
  apiRoot: string;
  /** `owner/name`. */
  repo: string;
  branch: string;
}

interface CommitAnswer {
  sha: string;
  commit: { author: { name: string; date: string } | null };
}

function isCommit(value: unknown): value is CommitAnswer {
  if (!isGroup(value) || typeof value.sha !== "string" || !isGroup(value.commit)) return false;
  const { author } = value.commit;
  return author === null || (isGroup(author) && typeof author.name === "string" && typeof author.date === "string");
}

const isRun = (value: unknown): value is CheckRun =>
  isGroup(value) &&
  typeof value.id === "number" &&
  typeof value.name === "string" &&
  typeof value.status === "string" &&
  (value.conclusion === null || typeof value.conclusion === "string");

interface AnnotationAnswer {
  annotation_level: string;
  message: string;
}

const isAnnotation = (value: unknown): value is AnnotationAnswer =>
  isGroup(value) && typeof value.annotation_level === "string" && typeof value.message === "string";

/** All members of a list in an answer. One that is not understood may be the one that has failed: then nothing is said. */
function membersOf<T>(list: unknown, isMember: (value: unknown) => value is T): T[] {
  if (!Array.isArray(list) || !list.every(isMember)) throw new Error("GitHub responded with something unknown");
  return list;
}

/** A file that a commit has deleted. */
export interface Deletion extends Signature {
  path: string;
  /** The last commit that had it. */
  before: string;
}

interface CommitFiles {
  parents: { sha: string }[];
  files: { filename: string; status: string }[];
}

const isText = (value: unknown): value is string => typeof value === "string";

const areAll = (list: unknown, isOne: (one: Record<string, unknown>) => boolean) =>
  Array.isArray(list) && list.every((one: unknown) => isGroup(one) && isOne(one));

const areFiles = (value: unknown): value is CommitFiles =>
  isGroup(value) &&
  areAll(value.parents, ({ sha }) => isText(sha)) &&
  areAll(value.files, ({ filename, status }) => isText(filename) && isText(status));

/** How many of the last commits to look through for deletions. */
const MOST_COMMITS = 50;

export interface GitHub {
  /** The files below a folder that the last commits have deleted, newest first. */
  deletionsIn(folder: string): Promise<Deletion[]>;
  /** The last commits that changed a file, newest first. */
  changesOf(path: string, most: number): Promise<Signature[]>;
  /** The text of a file as of a commit. */
  textAt(path: string, commit: string): Promise<string>;
  /** The check runs on the newest commit of the branch. */
  checkRuns(): Promise<CheckRun[]>;
  /** The reasons a failed check run gives, if any. */
  reasonsOf(run: CheckRun): Promise<string[]>;
}

/** GitHub adds this annotation to every failed job. */
const SAYS_NOTHING = /^Process completed with exit code/;

/** A client for GitHub's REST API with the editor's own token; calls reject on any error status. */
export function github({ apiRoot, repo, branch }: GitHubPlace, token: () => Promise<string | null>): GitHub {
  async function ask(path: string, accept = "application/vnd.github+json"): Promise<Response> {
    const headers = { accept, authorization: `token ${(await token()) ?? ""}` };
    const answer = await fetch(`${apiRoot}/repos/${repo}/${path}`, { headers, cache: "no-cache" });
    if (!answer.ok) throw new Error(`GitHub responded with status ${answer.status}`);
    return answer;
  }
  async function changesOf(path: string, most: number): Promise<Signature[]> {
    const query = new URLSearchParams({ sha: branch, path, per_page: `${most}` });
    const commits: unknown = await (await ask(`commits?${query}`)).json();
    return membersOf(commits, isCommit).map(({ sha, commit }) => ({
      commit: sha,
      author: commit.author?.name ?? "?",
      at: commit.author?.date ?? "",
    }));
  }

  async function deletionsBy(signature: Signature): Promise<Deletion[]> {
    const detail: unknown = await (await ask(`commits/${signature.commit}`)).json();
    const before = areFiles(detail) ? detail.parents[0]?.sha : undefined;
    if (!areFiles(detail) || before === undefined) return [];
    const removed = detail.files.filter(({ status }) => status === "removed");
    return removed.map(({ filename: path }) => ({ ...signature, path, before }));
  }

  const inPath = (path: string) => path.split("/").map(encodeURIComponent).join("/");
  return {
    changesOf,
    async deletionsIn(folder) {
      const commits = await changesOf(folder, MOST_COMMITS);
      const deletions = await Promise.all(commits.map(deletionsBy));
      return deletions.flat().filter(({ path }) => path.startsWith(`${folder}/`));
    },
    async textAt(path, commit) {
      return (await ask(`contents/${inPath(path)}?ref=${commit}`, "application/vnd.github.raw+json")).text();
    },
    async checkRuns() {
      const answer = await ask(`commits/${encodeURIComponent(branch)}/check-runs?per_page=100`);
      const found: unknown = await answer.json();
      return membersOf(isGroup(found) && found.check_runs, isRun);
    },
    async reasonsOf({ id }) {
      const notes: unknown = await (await ask(`check-runs/${id}/annotations`)).json();
      return membersOf(notes, isAnnotation)
        .filter(({ annotation_level, message }) => annotation_level === "failure" && !SAYS_NOTHING.test(message))
        .map(({ message }) => message.trim());
    },
  };
}
