// A tap on a text or picture of the preview opens its field, in the right entry.
import type { FrameLocator, Page } from "@playwright/test";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { OPENING } from "./editorOnGitHub";
import { field, openEditor, writePair, type Pair } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

let project: EditorProject;
test.beforeAll(async () => (project = await openProject()));
test.afterAll(() => project.remove());

const titleOf = (path: string) => (JSON.parse(project.read(path)) as { title: Pair }).title;

const pageIn = (page: Page, language: string): FrameLocator =>
  page.frameLocator("#preview-pane").frameLocator(`iframe[title$="${language}"]`);

/** Shows the preview as on a phone, at its own size: Playwright taps beside the mark in a page that is scaled down. */
const atFullSize = (page: Page) =>
  page.frameLocator("#preview-pane").getByRole("radio", { name: EDITOR_WORDS.phone.en }).check({ timeout: OPENING });

async function isFocused(page: Page, name: string, language: "en" | "es"): Promise<void> {
  await expect(async () => {
    const input = (await field(page, name)).getByLabel(labelOf(language).en);
    await expect(input).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: OPENING });
}

test("a tap on a text focuses its field, in its language and in its entry", SAMPLE, async ({ page }) => {
  await openEditor(page, project, "en", "/admin/#/collections/steps/entries/buy");
  await atFullSize(page);
  const preview = pageIn(page, "English");
  await preview.getByText(titleOf("content/steps/buy.json").en, { exact: true }).first().click({ timeout: OPENING });
  await isFocused(page, "title", "en");

  await preview.getByText(titleOf("content/steps/plan.json").en, { exact: true }).first().dispatchEvent("click");
  await expect(page).toHaveURL(/steps\/entries\/plan$/);
  await isFocused(page, "title", "en");

  // With something unsaved, it asks first, and nothing is lost.
  page.on("dialog", (dialog) => void dialog.accept());
  await writePair(page, "title", { en: "Plan twice", es: "Planee dos veces" });
  await preview.getByText(titleOf("content/steps/buy.json").en, { exact: true }).first().dispatchEvent("click");
  const panel = page.getByRole("region", { name: EDITOR_WORDS.tapped.en });
  await expect(page).toHaveURL(/steps\/entries\/plan$/);
  await panel.getByRole("button", { name: EDITOR_WORDS.tappedOpen.en }).click();
  await expect(page).toHaveURL(/steps\/entries\/buy$/);
  await isFocused(page, "title", "en");
  await page.goBack();
  await expect(async () => {
    const input = (await field(page, "title")).getByLabel(labelOf("en").en);
    await expect(input).toHaveValue("Plan twice", { timeout: 500 });
  }).toPass({ timeout: OPENING });
});

test("a tap on a picture leads to the button that replaces it", SAMPLE, async ({ page }) => {
  await openEditor(page, project, "en", "/admin/#/collections/projects/entries/white-farmhouse");
  await atFullSize(page);
  const slider = pageIn(page, "English").getByRole("slider").first();
  await expect(slider).toBeVisible({ timeout: OPENING });
  await slider.click({ position: { x: 20, y: 80 } });
  await expect(page.getByRole("button", { name: /different image|Replace/i }).first()).toBeFocused({
    timeout: OPENING,
  });
});

test.describe("on a phone in Spanish", () => {
  test.use({ locale: "es-MX", viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap on a sentence closes the preview and focuses its field", SAMPLE, async ({ page }) => {
    await openEditor(page, project, "es", "/admin/#/collections/steps/entries/buy");
    await field(page, "title");
    await page.locator('[class*="-ViewControls"] button').first().click();
    const { es } = titleOf("content/steps/buy.json");
    await pageIn(page, "Español").getByText(es, { exact: true }).first().click({ timeout: OPENING });
    await expect(page.locator("#preview-pane")).toBeHidden();
    await isFocused(page, "title", "es");
  });
});
