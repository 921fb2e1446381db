import { fillIn, openForm } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { words } from "./site";
import { holdScripts } from "./test";

// What the tests break on purpose: the connection to the server, videos, and the report of the visit.
test.use({
  expectedComplaint: /ERR_(INTERNET_DISCONNECTED|BLOCKED_BY_CLIENT)|Contact form: |ChunkLoadError|Loading chunk/,
});

const { nav, film } = words("common", "en");

test("a visitor who goes offline keeps the page, menus, and input, and sends it later", async ({
  page,
  context,
  email,
}) => {
  const view = await openForm(page, "/contact-us/", "en");
  await fillIn(view, email);
  await context.setOffline(true);
  await view.submit.click();
  await expect(view.popup).toContainText(view.text.popup.offline);
  await view.close.click();
  await page.getByLabel(words("common", "en").colorMode.label, { exact: true }).click();
  await page.getByRole("button", { name: words("common", "en").colorMode.dark, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  await expect(view.email).toHaveValue(email);
  await context.setOffline(false);
  await view.submit.click();
  await expect(view.success).toBeVisible();
});

test("a link followed offline opens its page once online again", async ({ page, context }) => {
  await page.goto("/");
  await started(page);
  await context.setOffline(true);
  const link = page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.invest, exact: true });
  await link.click();
  await context.setOffline(false);
  // The page may have been prefetched; if not, the browser reports that it is offline.
  if (page.url().startsWith("chrome-error")) await page.reload();
  await expect(page).toHaveTitle(words("invest", "en").seo.title);
  await page.goBack();
  await expect(page).toHaveTitle(words("home", "en").seo.title);
});

test("Back leads to the previous page, even right after a reload and before any script has loaded", async ({
  page,
}) => {
  await page.goto("/");
  await started(page);
  await page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.invest, exact: true }).click();
  await expect(page).toHaveTitle(words("invest", "en").seo.title);
  await holdScripts(page);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle(words("home", "en").seo.title);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words("home", "en").hero.headline[0] ?? "");
});

test("on a slow connection, the first tap opens the menu, long before the scripts load", async ({ openAs }) => {
  const page = await openAs({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const network = await page.context().newCDPSession(page);
  // Slow 3G as in Chromium's developer tools: 400 kbit/s each way, 400 ms round trip.
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/services/", { waitUntil: "commit" });
  const open = page.getByRole("button", { name: nav.openMenu });
  await open.tap();
  await expect(page.getByRole("button", { name: nav.closeMenu })).toBeVisible();
  expect(await page.locator("html[data-ready]").count()).toBe(0);
  await page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.contactUs, exact: true }).tap();
  await expect(page).toHaveTitle(words("contact-us", "en").seo.title);
});

test("a blocker of videos and visit reports breaks nothing", async ({ page }) => {
  // Videos may be on other hosts.
  await page.route(/\/media(\/|$)|\.(mp4|webm)$/, (route) => route.abort("blockedbyclient"));
  await page.goto("/");
  await started(page);
  await expect(page.locator("main img").first()).toBeVisible();
  const player = page.locator("main button[data-plays]").first();
  await player.scrollIntoViewIfNeeded();
  await player.click();
  await expect(page.getByText(film.failed).first()).toBeVisible();
  await page
    .getByRole("navigation", { name: nav.label })
    .getByRole("link", { name: nav.services, exact: true })
    .click();
  await expect(page).toHaveTitle(words("services", "en").seo.title);
});
