// Nothing lies over anything: at the centre of each control, that control is on top, whatever the editor shows.
import type { Page } from "@playwright/test";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { OPENING } from "./editorOnGitHub";
import { BUTTONS, byName, openEditor } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

// One copy of the project for all tests in this file.
test.describe.configure({ mode: "default" });
test.use({ locale: "es-MX" });

let project: EditorProject;

test.beforeAll(async () => {
  project = await openProject();
});

test.afterAll(() => project.remove());

/** Controls that something else covers, wherever the page is scrolled to; those of the preview's bar as well. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = "a[href], button, input, select, textarea, [role=button], [role=menuitem], [contenteditable=true]";
    const modal = [...document.querySelectorAll('dialog[open], [class*="-StyledModal"]')].at(-1);
    const frame = document.querySelector<HTMLIFrameElement>("#preview-pane");
    const isShown = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const nameOf = (one: Element) =>
      `${one.tagName} ${one.getAttribute("aria-label") ?? ""} ${one.textContent?.trim().slice(0, 40)} ${one.className}`;

    // What is scrolled to its start is below the toolbar.
    document.head.append(
      Object.assign(document.createElement("style"), { textContent: "* { scroll-margin-top: 130px }" }),
    );

    function coveringAt(one: HTMLElement, outer?: DOMRect): string | undefined {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) return undefined;
      const [x, y] = [left + width / 2 + (outer?.left ?? 0), top + height / 2 + (outer?.top ?? 0)];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return "off the screen";
      const found = document.elementFromPoint(x, y);
      if (outer) return found === frame ? undefined : found ? nameOf(found) : "nothing";
      const isOn = found && (one.contains(found) || found.closest("label")?.contains(one) || found.contains(one));
      return isOn ? undefined : found ? nameOf(found) : "nothing";
    }

    function covering(one: HTMLElement): string | undefined {
      let last: string | undefined;
      for (const block of ["center", "start", "end"] as const) {
        one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
        last = coveringAt(one);
        if (last === undefined) return undefined;
      }
      return last;
    }

    const own = [...(modal ?? document).querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);
    const wrong = own.flatMap((one) => {
      const what = covering(one);
      return what === undefined ? [] : [`${nameOf(one)} is under ${what}`];
    });
    const inFrame = [...(frame?.contentDocument?.querySelectorAll<HTMLElement>("label, button, select") ?? [])];
    if (modal || !frame || !isShown(frame)) return wrong;
    const outer = frame.getBoundingClientRect();
    return [
      ...wrong,
      ...inFrame.filter(isShown).flatMap((one) => {
        const what = coveringAt(one, outer);
        return what === undefined ? [] : [`preview: ${nameOf(one)} is under ${what}`];
      }),
    ];
  });

/** In CSS pixels; 720 and 640 are also 1440 and 1280 at 200 %. */
const WIDTHS = [320, 390, 640, 720, 800, 1024, 1440];

/** The states of the screen, each reached from the one before. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the form": () => Promise.resolve(),
  "the buttons at the bottom": (page) =>
    page
      .getByRole("button", { name: EDITOR_WORDS.moreButtons.es })
      .click({ timeout: 2000 })
      .catch(() => undefined),
  search: async (page) => {
    await page.getByRole("button", { name: EDITOR_WORDS.search.es }).click();
    await page.getByRole("searchbox").fill("casa");
  },
  "the preview": async (page) => {
    await page.getByRole("button", { name: EDITOR_WORDS.close.es }).click();
    const isShown = await page.locator("#preview-pane").isVisible();
    if (!isShown) await page.locator('[class*="-ViewControls"] button').first().click();
    await expect(page.locator("#preview-pane")).toBeVisible();
    await expect(page.frameLocator("#preview-pane").getByRole("radio").first()).toBeAttached();
  },
  "the form again, changed": async (page) => {
    if ((page.viewportSize()?.width ?? 0) < 800) await page.locator('[class*="-ViewControls"] button').first().click();
    await byName(page, "areaSqft").fill("1500");
  },
};

for (const width of WIDTHS)
  test(`at ${width} pixels, no control lies over another`, SAMPLE, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, project, "es", "/admin/#/collections/projects");
    await expect(page.locator('a[href*="/entries/"]').first()).toBeVisible({ timeout: OPENING });
    expect(await covered(page), "the list").toEqual([]);
    await page.goto("/admin/#/collections/projects/entries/white-farmhouse");
    await expect(byName(page, "areaSqft")).not.toHaveValue("", { timeout: OPENING });
    await expect(page.getByRole("button", { name: BUTTONS.remove.es })).toBeVisible();
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(page);
      expect.soft(await covered(page), state).toEqual([]);
    }
  });
