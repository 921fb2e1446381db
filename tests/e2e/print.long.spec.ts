import type { Page } from "@playwright/test";
import { FEATURED_PROJECTS } from "../../src/content/onDemandData";
import { pathOf, PAGES } from "../../src/site/pages";
import { COLORS } from "../../src/theme/tokens";
import { computedColor } from "./computedColor";
import { entries, words } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

const SHOWN = entries("projects", "en").slice(0, FEATURED_PROJECTS);

const paths = [...PAGES.map(({ path }) => path), "/nowhere/"];

const drawn = (page: Page) =>
  page.evaluate(() => {
    // A video's <source> elements are never drawn.
    const all = document.querySelectorAll("body, main, main *:not(figcaption, source, track)");
    const styles = [...all].map((one) => getComputedStyle(one));
    return {
      scheme: getComputedStyle(document.documentElement).colorScheme,
      colors: [...new Set(styles.map(({ color }) => color))],
      backgrounds: [
        ...new Set(styles.map(({ backgroundColor, backgroundImage }) => backgroundColor + backgroundImage)),
      ],
      shadows: [...new Set(styles.map(({ boxShadow }) => boxShadow))],
      glides: [...new Set(styles.map(({ transitionDuration }) => transitionDuration))],
    };
  });

for (const scripts of [true, false]) {
  const how = scripts ? "" : ", without scripts too";
  test(`on paper all words are black on white, even in the dark, and nothing lies over them${how}`, async ({
    openAs,
  }) => {
    const page = await openAs({ javaScriptEnabled: scripts });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const path of paths) {
      await page.goto(path);
      if (scripts) await started(page);
      for (const hidden of [page.locator("header"), page.locator("footer")])
        await expect(hidden.filter({ visible: true }), path).toHaveCount(0);
      await expect(page.getByRole("link", { name: words("common", "en").nav.skip })).toBeHidden();
      expect(await drawn(page), path).toEqual({
        scheme: "light",
        colors: ["rgb(0, 0, 0)"],
        backgrounds: ["rgba(0, 0, 0, 0)none"],
        shadows: ["none"],
        glides: ["0s"],
      });
    }
  });
}

test("on paper the pictures that the screen has not reached are there too", async ({ page }) => {
  await page.goto(pathOf("invest"));
  await started(page);
  // A picture in two places is one in the file.
  const pictures = await page
    .locator("main picture img")
    .filter({ visible: true })
    .evaluateAll((all: HTMLImageElement[]) => new Set(all.map((picture) => picture.getAttribute("src"))).size);
  const paper = (await page.pdf()).toString("latin1");
  expect(paper.match(/\/Subtype \/Image/g)?.length).toBe(pictures);
});

test("on paper, the key of a deal keeps its colors, which are those for light", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  test.skip(!SHOWN.some(({ deal }) => deal), "No project on the home page has its figures");
  await page.goto(pathOf("home"));
  const bought = page.locator("main dt span").first();
  await expect(bought).toHaveCSS("border-top-color", computedColor(COLORS.light.text));
});

test("on paper, the form's button has a border", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(pathOf("contactUs"));
  await expect(page.locator("main button[type=submit]")).toHaveCSS("border-top-color", "rgb(0, 0, 0)");
});
