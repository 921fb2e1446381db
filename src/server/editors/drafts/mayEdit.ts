// Who may make a link to a draft: whoever may write to the site's repository, as GitHub says.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { asObject, parseObject } from "../../http/asObject";
import type { Fetch } from "../../http/fetch";

const TIME_LIMIT_MS = 10_000;

/** The address of the repository that the built editor writes to; undefined if it is connected to none. */
export async function editorsRepository(publicFolder: string): Promise<string | undefined> {
  const config = await readFile(path.join(publicFolder, "admin", "config.json"), "utf8").catch(() => "");
  const { repo, api_root: apiRoot = "https://api.github.com" } = asObject(parseObject(config)?.backend) ?? {};
  return typeof repo === "string" ? `${String(apiRoot)}/repos/${repo}` : undefined;
}

/** Whether the token's owner may write to the repository; undefined if GitHub does not say. */
export async function mayEdit(repository: string, token: string, fetch: Fetch): Promise<boolean | undefined> {
  const headers = { accept: "application/vnd.github+json", authorization: `token ${token}` };
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(repository, { headers, redirect: "error", signal }).catch(() => undefined);
  if (answer && [401, 403, 404].includes(answer.status)) return false;
  const facts = answer?.ok ? parseObject(await answer.text()) : undefined;
  return facts && asObject(facts.permissions)?.push === true;
}
