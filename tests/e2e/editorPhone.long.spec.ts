// The editor on a phone, in Spanish: what floats leaves the form free, and what is folded opens by its whole row.
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { GITHUB_COMPLAINT, openStep, OPENING, repositoryFor } from "./editorOnGitHub";
import { openEditor } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./editorTest";

const SCREEN = { width: 390, height: 844 };

test.use({ locale: "es-MX", viewport: SCREEN, hasTouch: true });

test.describe("on GitHub", () => {
  test.use({ expectedComplaint: GITHUB_COMPLAINT });

  test("one button stands for all that float over the form", SAMPLE, async ({ page }) => {
    await openStep(page, await repositoryFor(page), "es");
    const more = page.getByRole("button", { name: EDITOR_WORDS.moreButtons.es });
    await expect(more).toBeVisible();
    const bar = await page.locator("#editor-bar").boundingBox();
    expect(bar?.height).toBeLessThan(SCREEN.height / 10);
    const versions = page.getByRole("button", { name: EDITOR_WORDS.versions.es });
    await expect(versions).toBeHidden();
    await more.tap();
    await expect(page.getByRole("button", { name: EDITOR_WORDS.liveButDrafts.es })).toBeVisible();
    await versions.tap();
    await expect(page.getByRole("region", { name: EDITOR_WORDS.versions.es })).toBeVisible();
    await expect(versions).toBeHidden();
  });
});

test("a folded item opens by a tap anywhere on its row", SAMPLE, async ({ page, project }) => {
  await openEditor(page, project, "es", "/admin/#/collections/settings/entries/calculator");
  const { rehabTypes } = JSON.parse(project.read("content/calculator.json")) as {
    rehabTypes: { label: Record<"en" | "es", string> }[];
  };
  const { en = "", es = "" } = rehabTypes[0]?.label ?? {};
  const inside = page.locator("label").filter({ hasText: new RegExp(`^${labelOf("includes").es}`) });
  await expect(inside).toBeHidden({ timeout: OPENING });
  await page.getByText(`${es} · ${en}`, { exact: true }).tap();
  await expect(inside.first()).toBeVisible();
  // What changes most often stands before the long list of rates.
  const fields = await page.locator("label[for]").evaluateAll((all) => all.map((one) => one.getAttribute("for")));
  const place = (name: string) => fields.findIndex((one) => one?.startsWith(`${name}-field-`));
  expect(place("defaults")).toBeGreaterThan(-1);
  expect(place("defaults")).toBeLessThan(place("rates"));
});
