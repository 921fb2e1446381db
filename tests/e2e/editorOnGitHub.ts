// The editor on a fake GitHub repository, signed in.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { ContentFile } from "../../src/content/read/contentFile";
import { publishedAmong } from "../../src/content/read/drafts";
import { readContent } from "../../src/content/read/readContent";
import type { EditorConfig } from "../../src/editor/config/decapConfig";
import { LOCAL_PORT } from "../../src/editor/config/editorConfig";
import { contentIds } from "../../src/editor/publishing/contentIds";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import type { EditorLanguage } from "../../src/i18n/editorLanguages";
import { builtConfig } from "./editorPage";
import { withValue } from "../fixtures/brokenContent";
import { FakeRepository, REPOSITORY } from "../fixtures/fakeRepository";
import { expect } from "./test";

/**
 * The editor tries the local backend first and requests videos that do not exist; Decap CMS logs why a save was refused
 * and leaves a rejected promise unhandled.
 */
export const GITHUB_COMPLAINT = new RegExp(
  `127\\.0\\.0\\.1:${LOCAL_PORT}|ERR_CONNECTION_REFUSED|${EDITOR_WORDS.refused.en}|${EDITOR_WORDS.refused.es}|^exception: |\\b401\\b|\\b404\\b|from GitHub`,
);

/** In milliseconds: Decap CMS has to load, and the whole repository has to be read. */
export const OPENING = 60_000;

export const STEP = "content/steps/buy.json";

const DRAFT = "reviews/seller-sample.json";
const PICTURE = "content/steps/buy.jpg";

/** A repository with the present content, one entry of it a draft; the site was built from it. */
export async function repositoryFor(page: Page): Promise<FakeRepository> {
  const files = readContent("content")
    .filter(({ name }) => name.endsWith(".json"))
    .map((file) => (file.name === DRAFT ? { ...file, source: withValue(file.source, "draft", true) } : file));
  return repositoryWith(page.context(), files, { [PICTURE]: readFileSync(PICTURE) });
}

/** A repository with all that editors may change, as it is; the site was built from it. */
export function wholeRepository(context: BrowserContext): Promise<FakeRepository> {
  const files = readContent("content").filter(({ name }) => name.endsWith(".json"));
  const media = ["content", "static/media"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".json"))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return repositoryWith(context, files, Object.fromEntries(media.map((path) => [path, readFileSync(path)])));
}

async function repositoryWith(
  context: BrowserContext,
  files: readonly ContentFile[],
  media: Readonly<Record<string, Buffer>>,
): Promise<FakeRepository> {
  const live = await contentIds(publishedAmong(files));
  await context.route("**/admin/content.json", (route) => route.fulfill({ json: live }));
  const texts = Object.fromEntries(files.map(({ name, source }) => [`content/${name}`, source]));
  return new FakeRepository({ ...texts, ...media });
}

/** Routes GitHub API requests to a fake repository. */
export async function answerAsGitHub(context: BrowserContext, repository: FakeRepository): Promise<void> {
  const allowed = ["origin", "headers", "methods"].map((what) => [`access-control-allow-${what}`, "*"]);
  const headers = { ...Object.fromEntries(allowed), "access-control-allow-headers": "*, authorization" };
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    const { hostname, pathname, search } = new URL(request.url());
    if (hostname !== "api.github.com") return route.fulfill({ headers, json: { components: [] } });
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const { accept } = request.headers();
    const { status, body, contentType } = repository.answer({
      method: request.method(),
      path: pathname + search,
      accept,
      body: request.postData() ?? undefined,
    });
    return route.fulfill({ status, body, headers: { ...headers, "content-type": contentType } });
  });
}

/** Makes the editor one that saves to GitHub and is signed in. */
export async function connectToGitHub(context: BrowserContext): Promise<void> {
  await context.route(`http://127.0.0.1:${LOCAL_PORT}/**`, (route) => route.abort("connectionrefused"));
  const backend = { name: "github", repo: REPOSITORY, branch: "main", auth_endpoint: "api/cms/auth" };
  const config = { ...(JSON.parse(builtConfig()) as EditorConfig), backend };
  await context.route("**/admin/config.json", (route) => route.fulfill({ json: config }));
  await context.addInitScript(() => {
    const user = { token: "token", backendName: "guarded-github" };
    localStorage.setItem("decap-cms-user", JSON.stringify(user));
  });
}

export async function openStep(page: Page, repository: FakeRepository, language: EditorLanguage = "en"): Promise<void> {
  page.setDefaultTimeout(60_000);
  await answerAsGitHub(page.context(), repository);
  await connectToGitHub(page.context());
  await page.goto("/admin/#/collections/steps/entries/buy");
  const status = page.getByRole("button", { name: EDITOR_WORDS.liveButDrafts[language] });
  // On phones, behind a button.
  const more = page.getByRole("button", { name: EDITOR_WORDS.moreButtons[language] });
  await expect(status.or(more)).toBeVisible({ timeout: OPENING });
}

/** What Decap CMS has kept of unfinished changes, those of the step if nothing else is said. */
export const keptBy = (page: Page, form = "steps.buy") =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("localforage");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("keyvaluepairs").objectStore("keyvaluepairs").get(`backup.${key}`);
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { raw: string } | undefined)?.raw ?? "");
          };
        };
      }),
    form,
  );
