import { fieldId } from "../../src/contact/ui/fieldId";
import { SITE, KINDS_OF_PAGES, entries } from "./site";
import { expect, started, test } from "./test";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

for (const { path, language } of KINDS_OF_PAGES) {
  test(`${path} leads sellers to the form, with their intent preselected`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole("main")
      .locator("xpath=following-sibling::section")
      .getByRole("link", { name: SITE.doors.sell[language] })
      .click();
    await expect(page).toHaveURL(/\/contact-us\//);
    await expect(page.locator(`#${fieldId("intent")}`)).toHaveValue("sell");
    await expect(page.locator(`#${fieldId("firstName")}`)).toBeInViewport();
  });
}

test("the phone bar is at the bottom of the screen and disappears at the form", async ({ openAs }) => {
  const page = await openAs(PHONE);
  await page.goto("/");
  await started(page);
  const bar = page.getByRole("navigation", { name: SITE.phoneBar.label.en });
  await expect(bar).toBeInViewport();
  await page.locator("#contact form").scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar).toBeInViewport();
});

test("wide screens have no phone bar", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: SITE.phoneBar.label.en })).toBeHidden();
});

test("the services' index marks the one in view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/");
  await started(page);
  const marked = page.locator("[data-index] [aria-current]");
  for (const { title } of entries("services", "en") as { title: string }[]) {
    await page
      .getByRole("heading", { name: title, exact: true })
      .first()
      .evaluate((heading) => {
        heading.closest("section")?.scrollIntoView({ block: "center", behavior: "instant" });
      });
    await expect(marked).toHaveText(title);
  }
});

test("a phone in landscape shows the hero's buttons in the first view", async ({ page }) => {
  for (const path of ["/", "/es/"]) {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    await expect(page.locator("main a[href='#contact']").first()).toBeInViewport({ ratio: 1 });
  }
});

test("at 1440 by 900, the company's figures begin within the first view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(page.locator("[data-count-to]").first()).toBeInViewport();
});
