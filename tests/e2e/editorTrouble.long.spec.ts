// What the editor keeps when something comes between typing and saving: GitHub fails, the page is reloaded, a save is
// refused, or someone else saves first.
import { BACKUP, PHRASES } from "../../src/editor/config/phrases";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { withValue } from "../fixtures/brokenContent";
import { GITHUB_COMPLAINT, keptBy, openStep, OPENING, repositoryFor, STEP } from "./editorOnGitHub";
import { field, publish, writePair } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

test.use({ expectedComplaint: new RegExp(`${GITHUB_COMPLAINT.source}|\\b500\\b`) });

test("a file that GitHub fails to return is not taken for a deleted one", SAMPLE, async ({ page }) => {
  const repository = await repositoryFor(page);
  const first = repository.read(STEP);
  await openStep(page, repository);
  await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
  for (const path of [STEP, "content/steps/plan.json"]) {
    repository.failing.add(path);
    await publish(page);
    const refusal = page.getByRole("alert", { name: EDITOR_WORDS.notLoaded.en });
    await expect(refusal).toContainText(EDITOR_WORDS.notLoadedKept.en);
    expect([repository.failing.size, repository.read(STEP)]).toEqual([0, first]);
  }
  await publish(page);
  await expect.poll(() => repository.read(STEP)).toContain("Choose well");
});

test.describe("in es-US", () => {
  test.use({ locale: "es-US" });

  test("unfinished changes stay in the browser and are offered again", SAMPLE, async ({ page }) => {
    const repository = await repositoryFor(page);
    const asked: string[] = [];
    let goesOn = true;
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      // The browser's own question, before the page is left, has no text.
      void (goesOn || dialog.message() === "" ? dialog.accept() : dialog.dismiss());
    });
    const question = PHRASES.es[BACKUP];
    const timesAsked = () => asked.filter((text) => text === question).length;
    const titleHere = async () => (await field(page, "title")).getByLabel(labelOf("en").en);
    await openStep(page, repository, "es");

    await writePair(page, "title", { en: "Choose", es: "Choose" });
    await publish(page, "es");
    await expect(page.getByRole("alert", { name: EDITOR_WORDS.notSaved.es })).toBeVisible();
    await expect.poll(() => keptBy(page)).toContain('"Choose"');
    repository.commit("Ana Pérez", { [STEP]: withValue(repository.read(STEP) ?? "", "text.en", "Ana's words.") });

    await page.reload();
    await expect.poll(timesAsked, { timeout: OPENING }).toBe(1);
    await expect(async () => expect(await titleHere()).toHaveValue("Choose", { timeout: 500 })).toPass();
    await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
    await publish(page, "es");
    const refusal = page.getByRole("alert", { name: EDITOR_WORDS.changed.es });
    await expect(refusal).toContainText("Ana's words.");
    await publish(page, "es");
    await expect.poll(() => repository.read(STEP)).toContain("Elija bien");
    expect(repository.read(STEP)).toContain("Ana's words.");
    await expect.poll(() => keptBy(page)).toBe("");

    await writePair(page, "title", { en: "Choose better", es: "Elija mejor" });
    await expect.poll(() => keptBy(page)).toContain("Elija mejor");
    goesOn = false;
    await page.reload();
    await expect.poll(timesAsked, { timeout: OPENING }).toBe(2);
    await expect(async () => expect(await titleHere()).toHaveValue("Choose well", { timeout: 500 })).toPass();
    await expect.poll(() => keptBy(page)).toBe("");
  });
});
