// What the editor asks GitHub besides what Decap CMS does: who changed a file when, and how far publishing has come.

/** One change of a file: a commit that touched it. */
export interface Signature {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
}

/** One step of CI on a commit, as GitHub shows it. */
export interface CheckRun {
  id: number;
  name: string;
  status: "queued" | "in_progress" | "completed" | "waiting" | "requested" | "pending";
  /** Null until it is completed. */
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

interface AnnotationAnswer {
  annotation_level: string;
  message: string;
}

export interface GitHub {
  /** The last changes of a file, the newest first. */
  changesOf(path: string, most: number): Promise<Signature[]>;
  /** The text of a file as a commit left it. */
  textAt(path: string, commit: string): Promise<string>;
  /** The steps of CI on the newest commit of the branch. */
  checkRuns(): Promise<CheckRun[]>;
  /** What a step that failed says of the reason, if it says anything. */
  reasonsOf(run: CheckRun): Promise<string[]>;
}

/** What GitHub itself notes on every step that fails. */
const SAYS_NOTHING = /^Process completed with exit code/;

/** Speaks to GitHub's REST API with the editor's own token; every call rejects when GitHub refuses it. */
export function github({ apiRoot, repo, branch }: GitHubPlace, token: () => Promise<string | null>): GitHub {
  async function ask(path: string, accept = "application/vnd.github+json"): Promise<Response> {
    const headers = { accept, authorization: `token ${(await token()) ?? ""}` };
    const answer = await fetch(`${apiRoot}/repos/${repo}/${path}`, { headers, cache: "no-cache" });
    if (!answer.ok) throw new Error(`GitHub answers ${answer.status}`);
    return answer;
  }
  const inPath = (path: string) => path.split("/").map(encodeURIComponent).join("/");
  return {
    async changesOf(path, most) {
      const query = new URLSearchParams({ sha: branch, path, per_page: `${most}` });
      const commits = (await (await ask(`commits?${query}`)).json()) as CommitAnswer[];
      return commits.map(({ sha, commit }) => ({
        commit: sha,
        author: commit.author?.name ?? "?",
        at: commit.author?.date ?? "",
      }));
    },
    async textAt(path, commit) {
      return (await ask(`contents/${inPath(path)}?ref=${commit}`, "application/vnd.github.raw+json")).text();
    },
    async checkRuns() {
      const answer = await ask(`commits/${encodeURIComponent(branch)}/check-runs?per_page=100`);
      return ((await answer.json()) as { check_runs: CheckRun[] }).check_runs;
    },
    async reasonsOf({ id }) {
      const notes = (await (await ask(`check-runs/${id}/annotations`)).json()) as AnnotationAnswer[];
      return notes
        .filter(({ annotation_level, message }) => annotation_level === "failure" && !SAYS_NOTHING.test(message))
        .map(({ message }) => message.trim());
    },
  };
}
