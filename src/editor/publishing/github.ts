// Our own GitHub requests, beyond those of Decap CMS: who changed a file and when, and the state of CI.
import { array, number, object, string, type InferType, type Schema } from "yup";

// What we read of its answers. One that is not understood may be the one that has failed: then nothing is said.
const text = <Text extends string = string>() => string<Text>().defined();

const COMMITS = array().of(
  object({ sha: text(), commit: object({ author: object({ name: text(), date: text() }).nullable().defined() }) }),
);

const COMMIT_FILES = object({
  parents: array()
    .of(object({ sha: text() }))
    .defined(),
  files: array()
    .of(object({ filename: text(), status: text() }))
    .defined(),
});

const RUN = object({
  id: number().defined(),
  name: text(),
  status: text<"queued" | "in_progress" | "completed" | "waiting" | "requested" | "pending">(),
  /** Null until completed. */
  conclusion: string().nullable().defined(),
  html_url: text(),
});

/** A GitHub check run: one CI job on a commit. */
export type CheckRun = InferType<typeof RUN>;

const RUNS = object({ check_runs: array().of(RUN).defined() });

const ANNOTATIONS = array().of(object({ annotation_level: text(), message: text() }));

/** A commit that changed a file. */
export interface Signature {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
}

/** A file that a commit has deleted. */
export interface Deletion extends Signature {
  path: string;
  /** The last commit that had it. */
  before: string;
}

interface GitHubPlace {
  apiRoot: string;
  /** `owner/name`. */
  repo: string;
  branch: string;
}

/** The address of GitHub's API, as configured. */
export const apiRootOf = ({ api_root: own = "https://api.github.com" }: { api_root?: string }): string => own;

/** How many of the last commits to look through for deletions. */
const MOST_COMMITS = 50;

export interface GitHub {
  /** The files below a folder that the last commits have deleted, newest first. */
  deletionsIn(folder: string): Promise<Deletion[]>;
  /** The last commits that changed a file, newest first. */
  changesOf(path: string, most: number): Promise<Signature[]>;
  textAt(path: string, commit: string): Promise<string>;
  /** The check runs on the newest commit of the branch. */
  checkRuns(): Promise<CheckRun[]>;
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
  const read = async <Answer>(schema: Schema<Answer>, path: string): Promise<Answer> =>
    schema.validateSync(await (await ask(path)).json(), { strict: true });

  async function changesOf(path: string, most: number): Promise<Signature[]> {
    const commits = await read(COMMITS, `commits?${new URLSearchParams({ sha: branch, path, per_page: `${most}` })}`);
    return (commits ?? []).map(({ sha, commit: { author } }) => ({
      commit: sha,
      author: author?.name ?? "?",
      at: author?.date ?? "",
    }));
  }

  async function deletionsBy(signature: Signature): Promise<Deletion[]> {
    const { parents, files } = await read(COMMIT_FILES, `commits/${signature.commit}`);
    const before = parents[0]?.sha;
    const removed = files.filter(({ status }) => before !== undefined && status === "removed");
    return removed.map(({ filename: path }) => ({ ...signature, path, before: before ?? "" }));
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
    checkRuns: async () =>
      (await read(RUNS, `commits/${encodeURIComponent(branch)}/check-runs?per_page=100`)).check_runs,
    async reasonsOf({ id }) {
      const notes = (await read(ANNOTATIONS, `check-runs/${id}/annotations`)) ?? [];
      return notes
        .filter(({ annotation_level, message }) => annotation_level === "failure" && !SAYS_NOTHING.test(message))
        .map(({ message }) => message.trim());
    },
  };
}
