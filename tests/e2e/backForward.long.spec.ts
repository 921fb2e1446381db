import type { Page } from "@playwright/test";
import { WHOLE_BROWSER } from "../../playwright.config";
import { fillIn, openForm } from "./contactForm";
import { expect, test } from "./crmSites";
import { onFastLine } from "./onFastLine";
import { words } from "./site";
import { MOTION } from "./test";

// Playwright disables the back/forward cache, which keeps whole pages for the Back button.
test.use({ ...MOTION, launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

const { colorMode } = words("common", "en");

/** Leaves the page for one on another site and comes back. Resolves once the cached page is shown again. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const otherSite = new URL("/robots.txt", page.url());
  otherSite.hostname = otherSite.hostname === "localhost" ? "127.0.0.1" : "localhost";
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }), { once: true });
  });
  await page.goto(otherSite.href);
  // Not page.goBack: it waits for a page load, and this page does not load. Not at once: going back may end the call.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(async () => {
    expect(await page.evaluate(() => Reflect.get(window, "persisted") as unknown)).toBe(true);
  }).toPass();
}

test("a page restored from the back/forward cache keeps working: menus, input, and sending", async ({
  page,
  email,
}) => {
  const view = await openForm(page, "/contact-us/", "en");
  await fillIn(view, email);
  await leaveAndComeBack(page);
  await expect(view.email).toHaveValue(email);
  await page.getByLabel(colorMode.label, { exact: true }).click();
  await page.getByRole("button", { name: colorMode.dark, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  await view.submit.click();
  await expect(view.success).toBeVisible();
});

test("the home page is restored from the back/forward cache with its film and calculator", async ({ page, email }) => {
  // On a busy machine, Chromium mistakes the connection for a slow one.
  await onFastLine(page);
  const view = await openForm(page, "/", "en");
  await fillIn(view, email);
  await view.submit.click();
  await expect(view.success).toBeVisible();
  await view.close.click();
  await expect(page.locator("#calculator form")).toBeVisible();
  await leaveAndComeBack(page);
  await expect(page.locator("#calculator form")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(() =>
      page
        .locator("main video")
        .first()
        .evaluate((video: HTMLVideoElement) => video.paused),
    )
    .toBe(false);
});
