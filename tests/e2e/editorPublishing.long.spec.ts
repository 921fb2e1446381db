// The editor on a GitHub repository: others' changes, the progress of a save, earlier versions, and an expired sign-in.
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { withValue } from "../fixtures/brokenContent";
import { GITHUB_COMPLAINT, openStep, OPENING, repositoryFor, STEP } from "./editorOnGitHub";
import { publish, saved, writePair } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

test.use({ expectedComplaint: GITHUB_COMPLAINT });

test(
  "the editor shows others' changes, what is live, and earlier versions, and renews an expired sign-in in place",
  SAMPLE,
  async ({ page }) => {
    const repository = await repositoryFor(page);
    const first = repository.read(STEP) ?? "";
    const titleOf = () => (JSON.parse(repository.read(STEP) ?? "") as { title: { en: string; es: string } }).title;
    await openStep(page, repository);
    await page.getByRole("button", { name: EDITOR_WORDS.liveButDrafts.en }).click();
    await expect(page.getByRole("region")).toContainText(`${EDITOR_WORDS.draft.en}Written testimonials: Homeowner`);

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
    await expect(page.getByRole("region")).toContainText(/Steps: (Buy|Choose well)/);

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
