// A person changes a service in the browser. The files change minimally, and the content check that
// starts every build accepts them.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkFolder } from "../../src/content/checks/checkFolder";
import { labelOf } from "../../src/editor/config/labels";
import { FOLDERS } from "../../src/editor/config/places";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { field, openEditor, publish, saved, writePair } from "./editorPage";
import { changedLines, openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, started, test } from "./test";

const SERVICE = "content/services/property-management.json";
const TITLE = { en: "Houses kept in good hands", es: "Casas en buenas manos" };

// One copy of the project for all tests in this file.
test.describe.configure({ mode: "default" });

let project: EditorProject;

test.beforeAll(async () => {
  project = await openProject();
});

test.afterAll(() => project.remove());

test("editing at /admin/ changes the files minimally, and the content stays sound", SAMPLE, async ({ page }) => {
  const service = JSON.parse(project.read(SERVICE)) as { title: typeof TITLE };
  await openEditor(page, project);

  await page.getByRole("link", { name: FOLDERS.services.label.en, exact: true }).click();
  await page.getByRole("link", { name: service.title.en }).click();
  await writePair(page, "title", TITLE);
  await publish(page);
  await saved(page);
  expect(changedLines(resolve(SERVICE), join(project.folder, SERVICE))).toEqual([
    `<     "en": ${JSON.stringify(service.title.en)},`,
    `<     "es": ${JSON.stringify(service.title.es)}`,
    `>     "en": ${JSON.stringify(TITLE.en)},`,
    `>     "es": ${JSON.stringify(TITLE.es)}`,
  ]);

  expect((await checkFolder(project.folder)).problems).toEqual([]);
});

test.describe("mistakes", () => {
  // Decap CMS logs why a save was refused and leaves a rejected promise unhandled.
  test.use({ expectedComplaint: new RegExp(`${EDITOR_WORDS.refused.en}|${EDITOR_WORDS.refused.es}|^exception: `) });

  test.describe("on a phone in Spanish", () => {
    test.use({ locale: "es-MX", viewport: { width: 390, height: 844 } });

    test("a refused text is listed, marked, and scrolled to in Spanish", SAMPLE, async ({ page }) => {
      const step = "content/steps/buy.json";
      const before = project.read(step);
      await openEditor(page, project, "es");
      await page.goto("/admin/#/collections/steps/entries/buy");
      await writePair(page, "text", { en: "Our house.", es: "Our house." });
      await publish(page, "es");
      const list = page.getByRole("alert", { name: EDITOR_WORDS.notSaved.es });
      await expect(list).toContainText(EDITOR_WORDS.kept.es);
      await expect(list.getByRole("button", { name: /Texto › Español/ }).first()).toBeVisible();
      const marked = page.locator("[data-problem]");
      await expect(marked).toHaveAttribute("data-problem", /inglés/);
      await expect(marked).toBeInViewport();
      expect(project.read(step)).toBe(before);
    });
  });
});

test("a text that is too long is marked while typing", SAMPLE, async ({ page }) => {
  await openEditor(page, project);
  await page.getByRole("link", { name: FOLDERS.team.label.en, exact: true }).click();
  await page.getByRole("link").filter({ hasText: "·" }).first().click();
  await writePair(page, "title", { en: "x".repeat(41), es: "Corto" });
  await expect(page.getByText(/at most 40 characters/i).first()).toBeVisible();
  await expect((await field(page, "title")).getByText(/at most 40 characters/i)).toBeVisible();
});

test(
  "the preview follows what is typed, in both languages and in dark mode, and copes with an unfinished entry",
  SAMPLE,
  async ({ page }) => {
    await openEditor(page, project);
    await page.getByRole("link", { name: FOLDERS.team.label.en, exact: true }).click();
    await page.getByRole("link").filter({ hasText: "·" }).first().click();
    const preview = page.frameLocator("#preview-pane");
    const inLanguage = (name: string) => preview.frameLocator(`iframe[title$="${name}"]`);
    // The page carries all its styles: its header looks like the site's, not like a list of links.
    await expect(inLanguage("English").getByRole("banner")).toHaveCSS("position", "sticky");
    await preview.getByRole("radio", { name: EDITOR_WORDS.both.en }).check();
    await preview.getByRole("radio", { name: EDITOR_WORDS.dark.en }).check();
    await writePair(page, "title", { en: "Keeper of roofs", es: "Guardiana de techos" });
    const written = inLanguage("English").getByRole("heading", { name: "Keeper of roofs" });
    await expect(written).toBeInViewport();
    await expect(inLanguage("Español").getByRole("heading", { name: "Guardiana de techos" })).toBeVisible();
    await expect(inLanguage("English").locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
    await expect(inLanguage("English").locator("main img").first()).toHaveAttribute("src", /^blob:/);

    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("/admin/#/collections/projects");
    await page.getByRole("link", { name: new RegExp(`${FOLDERS.projects.one.en}$`) }).click();
    await writePair(page, "title", { en: "Half a house", es: "Media casa" });
    await expect(inLanguage("Español").getByRole("heading", { level: 1, name: "Media casa" })).toBeVisible();
    await expect(preview.getByRole("status")).toBeEmpty();

    await page.goto("/admin/#/collections/team");
    await page.getByRole("link", { name: new RegExp(`${FOLDERS.team.one.en}$`) }).click();
    await writePair(page, "title", { en: "Keeper of the keys", es: "Guardiana de las llaves" });
    await (await field(page, "description")).getByLabel(labelOf("en").en).focus();
    for (const [name, text] of [
      ["English", "Keeper of the keys"],
      ["Español", "Guardiana de las llaves"],
    ] as const)
      await expect(inLanguage(name).getByRole("heading", { name: text })).toBeInViewport();
  },
);

test("visitors' pages load nothing of the editor", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.mouse.wheel(0, 20_000);
  await started(page);
  expect(asked.filter((path) => path.startsWith("/admin"))).toEqual([]);
  expect(readFileSync("public/sitemap.xml", "utf8")).not.toContain("admin");
});
