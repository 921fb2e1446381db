// Drafts of what is published: saved for others without publishing, continued by them, and gone once published.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { draftFile } from "../../src/editor/versions/draftFiles";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS, type EditorWord } from "../../src/editor/config/editorWords";
import { withValue } from "../fixtures/brokenContent";
import { GITHUB_COMPLAINT, keptBy, openStep, OPENING, repositoryFor, STEP } from "./editorOnGitHub";
import { byName, choosePicture, field, openEditor, publish, saved, upload, writePair } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

const DRAFT = "drafts/steps/buy.json";

test.describe("on GitHub, in es-US", () => {
  test.use({ expectedComplaint: GITHUB_COMPLAINT, locale: "es-US" });

  test("a draft is saved, found by others, continued over what is published meanwhile", SAMPLE, async ({ page }) => {
    const repository = await repositoryFor(page);
    const first = repository.read(STEP) ?? "";
    await openStep(page, repository, "es");
    const button = (word: "saveDraft" | "draftReplace" | "draftContinue") =>
      page.getByRole("button", { name: EDITOR_WORDS[word].es });
    const panel = page.getByRole("region");

    await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
    const other = draftFile({ base: first, text: withValue(first, "title.es", "Elija con Ana") });
    repository.commit("Ana Pérez", { [DRAFT]: other });
    await button("saveDraft").click();
    await expect(panel).toContainText(EDITOR_WORDS.draftTaken.es);
    await expect(panel).toContainText(/de Ana Pérez, .*Título › Español/);
    expect(repository.read(DRAFT)).toBe(other);
    await button("draftReplace").click();
    await expect(panel).toContainText(EDITOR_WORDS.draftSaved.es);
    expect([repository.read(DRAFT)?.includes("Elija bien"), repository.read(STEP)]).toEqual([true, first]);

    repository.commit("Ana Pérez", { [STEP]: withValue(first, "text.en", "Ana's words.") });
    await page.goto("/admin/");
    await panel.getByRole("button", { name: EDITOR_WORDS.draftOf.es }).click({ timeout: OPENING });
    await expect(panel).toContainText(EDITOR_WORDS.draftThere.es, { timeout: OPENING });
    // Unfinished changes that are not wanted any more do not get in its way.
    await writePair(page, "title", { en: "Something else", es: "Otra cosa" });
    await expect.poll(() => keptBy(page)).toContain("Otra cosa");
    page.on("dialog", (dialog) => void (dialog.type() === "confirm" ? dialog.dismiss() : dialog.accept()));
    await page.reload();
    await button("draftContinue").click({ timeout: OPENING });
    const title = async () => (await field(page, "title")).getByLabel(labelOf("es").es);
    await expect(async () => expect(await title()).toHaveValue("Elija bien", { timeout: 500 })).toPass();
    await publish(page, "es");
    await expect(page.getByRole("alert", { name: EDITOR_WORDS.changed.es })).toContainText("Ana's words.");
    await publish(page, "es");
    await expect.poll(() => repository.read(STEP)).toContain("Elija bien");
    expect(repository.read(STEP)).toContain("Ana's words.");
    await expect.poll(() => repository.read(DRAFT)).toBeUndefined();
  });
});

test.describe("on local files", () => {
  let project: EditorProject;
  test.beforeAll(async () => (project = await openProject()));
  test.afterAll(() => project.remove());

  test("a draft is saved beside the content, which stays as it is, and can be discarded", SAMPLE, async ({ page }) => {
    await openEditor(page, project, "en", "/admin/#/collections/steps/entries/buy");
    await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
    const photo = { name: "keys.jpg", buffer: readFileSync("content/steps/sell.jpg") };
    const change = (await field(page, "picture")).getByRole("button", { name: "Choose different image" });
    await upload(page, change, { ...photo, mimeType: "image/jpeg" });
    await page.getByRole("button", { name: EDITOR_WORDS.saveDraft.en }).click();
    await expect(page.getByRole("region")).toContainText(EDITOR_WORDS.draftSaved.en);
    expect(project.read(DRAFT)).toContain("Choose well");
    const pictures = () => readdirSync(join(project.folder, "content/steps")).filter((name) => /keys|sell/.test(name));
    expect(pictures()).toEqual(["keys.webp", "sell.jpg", "sell.json"]);
    expect(project.read(STEP)).toBe(readFileSync(STEP, "utf8"));
    await page.goto("/admin/#/collections/steps/entries/buy");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: EDITOR_WORDS.draftThere.en }).click();
    await page.getByRole("button", { name: EDITOR_WORDS.draftDiscard.en }).click();
    await expect(page.getByRole("button", { name: EDITOR_WORDS.saveDraft.en })).toBeVisible();
    expect(() => project.read(DRAFT)).toThrow("ENOENT");
    expect(pictures()).toEqual(["sell.jpg", "sell.json"]);
  });

  test(
    "a new entry is put aside with its picture, found on the first screen, and published",
    SAMPLE,
    async ({ page }) => {
      const say = (word: EditorWord) => EDITOR_WORDS[word].en;
      const panel = page.getByRole("region");
      const found = panel.getByRole("button", { name: new RegExp(`${say("draftOf")}.*Inspect`) });
      await openEditor(page, project, "en", "/admin/#/collections/steps/new?order=50");
      await writePair(page, "title", { en: "Inspect", es: "Revisar" });
      const photo = { name: "roof.jpg", buffer: readFileSync("content/steps/sell.jpg") };
      await choosePicture(page, "picture", photo, { en: "A roof", es: "Un techo" });
      await page.getByRole("button", { name: say("saveDraft") }).click();
      await expect(panel).toContainText(say("draftSaved"));

      await page.goto("/admin/");
      await found.click();
      await panel.getByRole("button", { name: /Inspect/ }).click();
      await expect((await field(page, "title")).getByLabel(labelOf("en").en)).toHaveValue("Inspect");
      await writePair(page, "text", { en: "From roof to drain.", es: "Del techo al desagüe." });
      await writePair(page, "time", { en: "A day", es: "Un día" });
      await writePair(page, "cost", { en: "$400", es: "400 dólares" });
      // The draft that the form contains is known after a reload, too.
      page.on("dialog", (dialog) => void dialog.accept());
      await expect.poll(() => keptBy(page, "steps")).toContain("$400");
      await page.reload();
      const cost = async () => (await field(page, "cost")).getByLabel(labelOf("en").en);
      await expect(async () => expect(await cost()).toHaveValue("$400", { timeout: 500 })).toPass();
      await publish(page);
      await saved(page);
      expect(JSON.parse(project.read("content/steps/inspect.json"))).toMatchObject({
        order: 50,
        title: { en: "Inspect", es: "Revisar" },
        picture: { file: "./roof.webp", alt: { en: "A roof", es: "Un techo" } },
      });
      expect(readdirSync(join(project.folder, "content/steps"))).toContain("roof.webp");
      await page.goto("/admin/");
      await expect(panel).toContainText(say("taskRates"));
      await expect(found).toHaveCount(0);
    },
  );

  test("the first screen lists a draft whose day has come, and leads to its switch", SAMPLE, async ({ page }) => {
    const draft = { ...(JSON.parse(project.read(STEP)) as object), draft: true, publishOn: "2026-01-02" };
    writeFileSync(join(project.folder, STEP), JSON.stringify(draft));
    await openEditor(page, project, "en");
    await page.getByRole("button", { name: EDITOR_WORDS.dayHasCome.en }).click();
    await expect(byName(page, "draft")).toBeFocused();
    await expect(byName(page, "publishOn")).toHaveValue("2026-01-02");
  });
});
