import type { Locator } from "@playwright/test";
import { ENTRY_PAGES } from "../../src/site/entryPages";
import { entries, SITE, siteWords, words } from "./site";
import { expect, holdScripts, started, test } from "./test";

const { footer, chat } = words("common", "en");
const wordPages = entries(ENTRY_PAGES.wordPage.folder, "en").map(({ title }) => String(title));

/** The link to a page, which comes after those to services: one of them may have the same name. */
const wordPageIn = (foot: Locator, name: string) => foot.getByRole("link", { name, exact: true }).last();

test("on small screens, the footer's lists are collapsed and open one by one, before React has started", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holdScripts(page);
  await page.goto("/invest/");
  const foot = page.getByRole("contentinfo");
  const mail = foot.getByRole("link", { name: SITE.contact.email });
  await expect(mail).toBeHidden();
  await foot.locator("summary", { hasText: footer.contact }).click();
  await expect(mail).toBeVisible();
  for (const name of wordPages) await expect(wordPageIn(foot, name)).toBeHidden();
});

test("on wide screens, all footer lists are open under headings", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/invest/");
  const foot = page.getByRole("contentinfo");
  for (const title of [footer.services, footer.links, footer.contact]) {
    await expect(foot.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(foot.getByRole("link", { name: SITE.contact.email })).toBeVisible();
  for (const name of wordPages) await expect(wordPageIn(foot, name)).toBeVisible();
  await expect(foot.locator("summary").first()).toBeHidden();
});

test("email opens the mail app, https a new tab, and the phone the contact page", async ({ page, context, origin }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/services/");
  await started(page);
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: SITE.contact.email })).toHaveAttribute(
    "href",
    /^mailto:.+\?subject=.+&body=.+/,
  );
  const outside = foot.locator("a[href^=https]");
  const profiles = Object.values(SITE.social).filter(Boolean);
  const elsewhere = SITE.footerServices.filter(({ to }) => to.startsWith("https:"));
  const chats = 1;
  await expect(outside).toHaveCount(profiles.length + elsewhere.length + chats);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toContainText(chat.newTab);
  }
  await foot.getByRole("link", { name: SITE.contact.phone }).click();
  await expect(page).toHaveURL(`${origin}/contact-us/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(context.pages()).toHaveLength(1);
});

test("each service in the footer leads to its own card, or wherever else editors have linked it", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const [place, { label, to }] of siteWords("en").footerServices.entries()) {
    await page.goto("/invest/");
    await started(page);
    const link = page
      .getByRole("contentinfo")
      .getByRole("heading", { name: footer.services, exact: true })
      .locator("xpath=following-sibling::ul")
      .getByRole("link")
      .nth(place);
    await expect(link).toContainText(label);
    if (!to.startsWith("/")) {
      await expect(link).toHaveAttribute("href", to);
      continue;
    }
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === to);
    const [, card] = to.split("#");
    if (card) await expect(page.locator(`[id="${card}"]`)).toBeInViewport();
  }
});
