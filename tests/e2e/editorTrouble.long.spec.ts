// What the editor keeps when something comes between typing and saving: the page is reloaded, a save is
// refused, or someone else saves first.
import { BACKUP, PHRASES } from "../../src/editor/config/phrases";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { withValue } from "../fixtures/brokenContent";
import { GITHUB_COMPLAINT, keptBy, openStep, OPENING, repositoryFor, STEP } from "./editorOnGitHub";
import { field, publish, writePair } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

test.use({ expectedComplaint: GITHUB_COMPLAINT });

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
