// What an office does in a week, in Spanish on a phone and in English on a laptop, from a fresh editor: what the person
// sees, and that nothing is lost.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { labelOf } from "../../src/editor/config/labels";
import { BACKUP, PHRASES } from "../../src/editor/config/phrases";
import { LOCAL_PORT } from "../../src/editor/config/editorConfig";
import { EDITOR_WORDS, type EditorWord } from "../../src/editor/screen/editorWords";
import { keptBy } from "./editorOnGitHub";
import { field, openEditor, publish, writePair } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect as soon, test } from "./test";
import home from "../../content/text/home.json";

/** A save reads the whole content first. */
const expect = soon.configure({ timeout: 60_000 });

const STEP = "content/steps/buy.json";

let project: EditorProject;
test.beforeEach(async () => (project = await openProject()));
test.afterEach(() => project.remove());

/** Opens a form at its address, once the editor has read the content. */
async function openForm(page: Page, language: "en" | "es", address: string): Promise<void> {
  await openEditor(page, project, language, `/admin/#/collections/${address}`);
}

for (const [language, locale, width] of [
  ["en", "en-US", 1440],
  ["es", "es-MX", 390],
] as const) {
  test.describe(`in ${locale}, ${width} pixels wide`, () => {
    const say = (word: EditorWord) => EDITOR_WORDS[word][language];
    test.use({
      locale,
      viewport: { width, height: 900 },
      expectedComplaint: new RegExp(
        `${say("refused")}|${say("changesFirst")}|^exception: |ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch|getDeploy`,
      ),
    });

    /** Replaces a text once the form has loaded it. */
    const fill = (page: Page, name: string, text: string) =>
      expect(async () => {
        await expect(await field(page, name)).not.toHaveValue("", { timeout: 500 });
        await (await field(page, name)).fill(text, { timeout: 5_000 });
        await expect(await field(page, name)).toHaveValue(text, { timeout: 500 });
      }).toPass();

    test("the phone number and the headline, from the first screen", SAMPLE, async ({ page }) => {
      await openEditor(page, project, language);
      const task = (word: EditorWord) => page.getByRole("region").getByRole("button", { name: say(word) });
      await task("taskContact").click();
      await fill(page, "phone", "(305) 555-0177");
      await publish(page, language);
      await expect.poll(() => project.read("content/site.json")).toContain('"phone": "+1 305 555 0177"');
      await page.goto("/admin/");
      await task("taskHeadline").click();
      const headline = page.locator("input:focus, textarea:focus");
      await expect(headline).toHaveValue(home.hero.headline[0]?.en ?? "");
      await headline.fill("We flip houses in Miami.");
      await publish(page, language);
      await page.getByRole("button", { name: say("stillFits") }).click();
      await expect.poll(() => project.read("content/text/home.json")).toContain("We flip houses in Miami.");
    });

    test("a dead link and a misspelt address are refused with what is wrong", SAMPLE, async ({ page }) => {
      const service = project.read("content/services/funding.json");
      await openForm(page, language, "services/entries/funding");
      await fill(page, "link", "/services/#fundng");
      await publish(page, language);
      await expect(page.getByRole("alert", { name: say("notSaved") })).toContainText("#funding");
      expect(project.read("content/services/funding.json")).toBe(service);
      const site = project.read("content/site.json");
      page.on("dialog", (dialog) => void dialog.accept());
      await page.goto("/admin/");
      await page
        .getByRole("region")
        .getByRole("button", { name: say("taskContact") })
        .click();
      await fill(page, "email", "office@flipx");
      await publish(page, language);
      await expect(page.getByRole("alert", { name: say("notSaved") })).toContainText("office@flipx.example");
      expect(project.read("content/site.json")).toBe(site);
    });

    test("what the site uses is not deleted, and the places that use it are named", SAMPLE, async ({ page }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      await openForm(page, language, "services/entries/funding");
      await expect(async () => expect(await field(page, "link")).toBeVisible()).toPass();
      await page.getByRole("button", { name: language === "en" ? "Delete entry" : "Eliminar entrada" }).click();
      const alert = page.getByRole("alert", { name: say("notDeleted") });
      await expect(alert).toContainText(say("notDeletedWhy"));
      await expect(alert.getByRole("button").first()).toContainText("#funding");
      expect(existsSync(join(project.folder, "content/services/funding.json"))).toBe(true);
    });

    test("without a connection, a save waits; a closed tab loses nothing", SAMPLE, async ({ page, context }) => {
      const before = project.read(STEP);
      await openForm(page, language, "steps/entries/buy");
      await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
      const lost = `http://127.0.0.1:${LOCAL_PORT}/**`;
      await context.route(lost, (route) => route.abort());
      await page.unroute(lost);
      await publish(page, language);
      await expect(page.getByRole("alert", { name: say("waitingFor") })).toBeVisible();
      await expect.poll(() => keptBy(page)).toContain("Elija bien");
      await page.close({ runBeforeUnload: false });
      expect(project.read(STEP)).toBe(before);

      await context.unroute(lost);
      const next = await context.newPage();
      const questions: string[] = [];
      next.on("dialog", (dialog) => {
        questions.push(dialog.message());
        void dialog.accept();
      });
      next.setDefaultTimeout(60_000);
      await next.route(lost, (route) => route.continue({ url: project.backend }));
      await next.goto("/admin/");
      await next
        .getByRole("region")
        .getByRole("button", { name: say("unfinished") })
        .click();
      await expect.poll(() => questions).toContain(PHRASES[language][BACKUP]);
      const title = async () => (await field(next, "title")).getByLabel(labelOf("es").es);
      await expect(async () => expect(await title()).toHaveValue("Elija bien", { timeout: 500 })).toPass();
      await publish(next, language);
      await expect.poll(() => project.read(STEP)).toContain("Elija bien");
    });

    test("what is pasted from elsewhere is kept as it is, without its unseen ends", SAMPLE, async ({ page }) => {
      await openForm(page, language, "steps/entries/buy");
      const pasted = { en: "\u200bBuy 🏠 “well”\u00a0 ", es: "Compre 🏠 مرحبا bien\u202f" };
      await writePair(page, "title", pasted);
      await publish(page, language);
      await expect.poll(() => project.read(STEP)).toContain("مرحبا");
      expect((JSON.parse(project.read(STEP)) as { title: object }).title).toEqual({
        en: "Buy 🏠 “well”",
        es: "Compre 🏠 مرحبا bien",
      });
      const long = "word ".repeat(5_000).trim();
      await writePair(page, "text", { en: long, es: "Corto." });
      await publish(page, language);
      await expect(page.getByRole("alert", { name: say("notSaved") })).toBeVisible();
      await expect((await field(page, "text")).getByLabel(labelOf("en").en)).toHaveValue(long);
      expect(project.read(STEP)).not.toContain("word word");
    });
  });
}
