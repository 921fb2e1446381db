// The editor on a GitHub repository: others' changes, the progress of a save, earlier versions, and an expired sign-in.
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { publishedAmong } from "../../src/content/read/drafts";
import { readContent } from "../../src/content/read/readContent";
import { contentIds } from "../../src/editor/publishing/contentIds";
import type { EditorConfig } from "../../src/editor/config/decapConfig";
import { LOCAL_PORT } from "../../src/editor/config/editorConfig";
import { EDITOR_WORDS } from "../../src/editor/screen/editorWords";
import { withValue } from "../fixtures/brokenContent";
import { FakeRepository, REPOSITORY } from "../fixtures/fakeRepository";
import { publish, saved, writePair } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

// The editor tries the local backend first and requests videos that do not exist; Decap CMS logs why a save was refused
// and leaves a rejected promise unhandled.
test.use({
  expectedComplaint: new RegExp(
    `127\\.0\\.0\\.1:${LOCAL_PORT}|ERR_CONNECTION_REFUSED|see the list on this page|^exception: |\\b401\\b|\\b404\\b|from GitHub`,
  ),
});

/** In milliseconds: Decap CMS has to load, and the whole repository has to be read. */
const OPENING = 25_000;

const STEP = "content/steps/buy.json";
const DRAFT = "reviews/seller-sample.json";
const PICTURE = "content/steps/buy.jpg";

/** Routes GitHub API requests to a fake repository. */
async function answerAsGitHub(context: BrowserContext, repository: FakeRepository): Promise<void> {
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

async function openEntry(page: Page, repository: FakeRepository): Promise<void> {
  page.setDefaultTimeout(30_000);
  await answerAsGitHub(page.context(), repository);
  await page.route(`http://127.0.0.1:${LOCAL_PORT}/**`, (route) => route.abort("connectionrefused"));
  await page.route("**/admin/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as EditorConfig;
    const backend = { name: "github", repo: REPOSITORY, branch: "main", auth_endpoint: "api/cms/auth" };
    await route.fulfill({ json: { ...config, backend } });
  });
  await page.addInitScript(() => {
    const user = { token: "token", backendName: "guarded-github" };
    localStorage.setItem("decap-cms-user", JSON.stringify(user));
  });
  await page.goto("/admin/#/collections/steps/entries/buy");
  await expect(page.getByRole("button", { name: EDITOR_WORDS.liveButDrafts.en })).toBeVisible({ timeout: OPENING });
}

test(
  "the editor shows others' changes, what is live, and earlier versions, and renews an expired sign-in in place",
  SAMPLE,
  async ({ page }) => {
    const files = readContent("content")
      .filter(({ name }) => name.endsWith(".json"))
      .map((file) => (file.name === DRAFT ? { ...file, source: withValue(file.source, "draft", true) } : file));
    const texts = Object.fromEntries(files.map(({ name, source }) => [`content/${name}`, source]));
    const repository = new FakeRepository({ ...texts, [PICTURE]: readFileSync(PICTURE) });
    const first = repository.read(STEP) ?? "";
    const titleOf = () => (JSON.parse(repository.read(STEP) ?? "") as { title: { en: string; es: string } }).title;
    const live = await contentIds(publishedAmong(files));
    await page.route("**/admin/content.json", (route) => route.fulfill({ json: live }));
    await openEntry(page, repository);
    await page.getByRole("button", { name: EDITOR_WORDS.liveButDrafts.en }).click();
    await expect(page.getByRole("region")).toContainText(`${EDITOR_WORDS.draft.en}Written testimonials: seller-sample`);

    repository.commit("Ana Pérez", { [STEP]: withValue(first, "text.en", "Ana found better words.") });
    await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
    await publish(page);
    const refusal = page.getByRole("alert", { name: EDITOR_WORDS.changed.en });
    await expect(refusal).toContainText(/Text › English\s*Changed by Ana Pérez, .*: Ana found better words\./);
    await publish(page);
    await saved(page);
    expect(repository.read(STEP)).toContain("Ana found better words.");
    expect(titleOf()).toEqual({ en: "Choose well", es: "Elija bien" });

    await page.getByRole("button", { name: EDITOR_WORDS.waiting.en }).click();
    await expect(page.getByRole("region")).toContainText("Steps: buy");

    repository.isSignedOut = true;
    await writePair(page, "title", { en: "Choose better", es: "Elija mejor" });
    await publish(page);
    await page.context().route("**/api/cms/auth*", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<script>addEventListener("message", () => opener.postMessage('authorization:github:success:{"token":"new"}', origin), { once: true });
        opener.postMessage("authorizing:github", origin);</script>`,
      }),
    );
    const ended = page.getByRole("alert", { name: EDITOR_WORDS.signedOut.en });
    await expect(ended).toBeVisible();
    repository.isSignedOut = false;
    await ended.getByRole("button", { name: EDITOR_WORDS.signInAgain.en }).click();
    await expect(ended).toBeHidden();
    await publish(page);
    await expect.poll(titleOf).toEqual({ en: "Choose better", es: "Elija mejor" });

    const restore = async () => {
      await page.getByRole("button", { name: EDITOR_WORDS.versions.en }).click();
      return page.getByRole("region").getByRole("button", { name: /Founder/ });
    };
    const shown = await restore();
    await expect(shown).toBeVisible();
    repository.commit("Ana Pérez", {
      [STEP]: withValue(repository.read(STEP) ?? "", "text.en", "Ana found even more."),
    });
    await shown.click();
    const overtaken = page.getByRole("alert", { name: EDITOR_WORDS.changed.en });
    await expect(overtaken).toContainText("Ana found even more.");
    await expect(overtaken).toContainText(EDITOR_WORDS.changedStartOver.en);
    expect(repository.read(STEP)).toContain("Ana found even more.");
    await (await restore()).click();
    await expect.poll(() => repository.read(STEP)).toBe(first);
    // Restoring opens the editor anew.
    await expect(page.getByRole("button", { name: EDITOR_WORDS.liveButDrafts.en })).toBeVisible({ timeout: OPENING });
  },
);
