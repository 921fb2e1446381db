import type { Locator } from "@playwright/test";
import { calculatorAddress, projectsAddress } from "../../src/content/onDemandData";
import { LANGUAGES } from "../../src/i18n/languages";
import { openCalculator } from "./calculatorPage";
import { openForm } from "./contactForm";
import { expect, test } from "./crmSites";
import { publishedData } from "./publishedData";
import { entries } from "./site";

test("the results are beside the inputs from 950 px on, and below them on narrower screens", async ({ page }) => {
  const { calculate, figures } = await openCalculator(page, "en");
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 950, height: 900 });
  expect(await topOf(figures.first())).toBeLessThan(await topOf(calculate));
  await page.setViewportSize({ width: 949, height: 900 });
  expect(await topOf(figures.first())).toBeGreaterThan(await topOf(calculate));
});

test("on phones, the list of our deals is no wider than the form", async ({ page }) => {
  test.skip(!entries("projects", "en").some(({ deal }) => deal), "Editors have published no project with its figures");
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    const view = await openCalculator(page, language);
    const list = await view.section.getByLabel(view.text.form.realDeal).boundingBox();
    const field = await view.purchasePrice.locator("xpath=../..").boundingBox();
    expect((list?.x ?? Infinity) + (list?.width ?? Infinity)).toBeLessThanOrEqual(
      (field?.x ?? 0) + (field?.width ?? 0) + 1,
    );
  }
});

test("the home page requests the calculator's data when the form receives focus, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  const view = await openForm(page, "/", "en");
  expect(asked.filter((path) => path.startsWith("/data/"))).toEqual([]);
  await view.firstName.focus();
  await expect.poll(() => asked).toContain(publishedData(calculatorAddress("en")));
  expect(asked).not.toContain(publishedData(projectsAddress("en", 1)));
});
