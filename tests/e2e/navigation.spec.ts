import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { ATTRIBUTIONS } from "../../src/site/attribution";
import { NAV_PAGES } from "../../src/site/pages";
import { sitePage, words } from "./site";
import { expect, holdScripts, MOTION, started, test } from "./test";
import { LANGUAGE_TABLE } from "../../src/i18n/languageTable";

test.use(MOTION);

for (const language of LANGUAGES) {
  test(`all pages are reached from the navigation (${language})`, async ({ page, origin }) => {
    const { nav } = words("common", language);
    await page.goto(pathIn(language, "/"));
    await started(page);
    for (const { key, path } of [...NAV_PAGES].reverse()) {
      const shown = sitePage(path, language);
      await page
        .getByRole("navigation", { name: nav.label })
        .getByRole("link", { name: nav[key], exact: true })
        .click();
      await expect(page).toHaveURL(origin + shown.path);
      await expect(page).toHaveTitle(shown.words.seo.title);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    }
  });
}

test("where a visit came from is noted before anything can be tapped", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/services/?utm_source=ad", { waitUntil: "domcontentloaded" });
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), ATTRIBUTIONS);
  expect(JSON.parse(kept ?? "{}")).toEqual({ source: "ad", landing: "/services/" });
});

test("tabbing through the header keeps the scroll position", async ({ page }) => {
  const { nav, language } = words("common", "en");
  await page.goto("/who-we-are/");
  await started(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByLabel(`${language.label}: ${LANGUAGE_TABLE.en.own}`).focus();
  for (const { key } of [...NAV_PAGES].reverse()) {
    await page.keyboard.press("Shift+Tab");
    await expect(
      page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav[key], exact: true }),
    ).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test("back and forward restore each page's scroll position", async ({ page }) => {
  const { nav } = words("common", "en");
  await page.goto("/who-we-are/");
  await started(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page
    .getByRole("navigation", { name: nav.label })
    .getByRole("link", { name: nav.services, exact: true })
    .click();
  await expect(page).toHaveTitle(words("services", "en").seo.title);
  await page.goBack();
  await expect(page).toHaveTitle(words("who-we-are", "en").seo.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle(words("services", "en").seo.title);
});

test("the first Tab reaches a link that skips to the content", async ({ page }) => {
  await page.goto("/services/");
  await started(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words("common", "en").nav.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the hero's second button scrolls to the contact form, right below the header", async ({ page }) => {
  await page.goto("/");
  await started(page);
  const { hero, investWithUs } = words("home", "en");
  await page.getByRole("main").getByRole("link", { name: hero.formButton, exact: true }).first().click();
  const title = page.getByRole("heading", { name: investWithUs.title, exact: true });
  await expect(title).toBeInViewport();
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  expect((await title.boundingBox())?.y).toBeGreaterThan(height);
  const gap = async () => ((await page.locator("#contact").boundingBox())?.y ?? 0) - height;
  // The scroll padding that keeps a focused field clear of the header.
  await expect.poll(async () => Math.abs((await gap()) - 16)).toBeLessThan(1);
});

for (const path of ["/#contact", "/contact-us/#contact"]) {
  test(`${path} leads to the form's first field: it is in view, and Tab goes to it`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    const first = page.getByRole("textbox", { name: words("contact-form", "en").firstName, exact: true });
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
  });
}

test("a page the visitor is about to open is prefetched", async ({ page }) => {
  const { nav } = words("common", "en");
  await page.goto("/services/");
  await started(page);
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === "/invest/");
  await page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.invest, exact: true }).hover();
  expect((await (await ahead).allHeaders())["sec-purpose"]).toContain("prefetch");
});
