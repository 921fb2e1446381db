// Fields that help while writing: the other language, dates, hours, and links.
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { OPENING } from "./editorOnGitHub";
import { field, openEditor, publish, saved, unfold, writePair } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

test.use({
  expectedComplaint: new RegExp(`${EDITOR_WORDS.refused.en}|${EDITOR_WORDS.changesFirst.en}|^exception: `),
});

let project: EditorProject;
test.beforeAll(async () => (project = await openProject()));
test.afterAll(() => project.remove());

const STEP = "content/steps/buy.json";
const titleIn = (file: string) => (JSON.parse(project.read(file)) as { title: Record<"en" | "es", string> }).title;

test("whoever changes the other language, too, gets to its field, and then saves both", SAMPLE, async ({ page }) => {
  const { es } = titleIn(STEP);
  await openEditor(page, project, "en", "/admin/#/collections/steps/entries/buy");
  await writePair(page, "title", { en: "Choose a house", es });
  await publish(page);
  const question = page.getByRole("dialog", { name: EDITOR_WORDS.oneSided.en });
  await question.getByRole("button", { name: "Change the Spanish" }).click();
  await expect((await field(page, "title")).getByLabel(labelOf("es").en)).toBeFocused();
  await expect(page.locator("#nc-root")).not.toHaveAttribute("inert");
  expect(titleIn(STEP).es).toBe(es);
  await page.keyboard.press("End");
  await page.keyboard.type(" bien");
  await publish(page);
  await saved(page);
  expect(titleIn(STEP)).toEqual({ en: "Choose a house", es: `${es} bien` });
});

test("dates, hours, and links have fields that know what they are", SAMPLE, async ({ page }) => {
  await openEditor(page, project, "en", "/admin/#/collections/settings/entries/site");
  await expect(page.locator("[id^='published-field-']").first()).toHaveAttribute("type", "date", { timeout: OPENING });
  const closes = page.locator("[id^='closes-field-']").first();
  await expect(closes).toHaveAttribute("type", "time");
  const link = page.locator("[id^='to-field-']").first();
  await unfold(link);
  await link.focus();
  await expect(page.locator('#editor-links option[value="/services/#funding"]')).toHaveCount(1);
  await expect(link).toHaveAttribute("list", "editor-links");
  await unfold(closes);
  await closes.fill("17:30");
  await publish(page);
  await saved(page);
  expect(project.read("content/site.json")).toMatch(/"opens": "09:00",\s*"closes": "17:30"/);
});
