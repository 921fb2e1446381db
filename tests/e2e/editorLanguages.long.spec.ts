// The other language of a text that changes.
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { field, openEditor, publish, saved, writePair } from "./editorPage";
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
  await expect(question).toContainText(`Choose a house`);
  await expect(question).toContainText(es);
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
