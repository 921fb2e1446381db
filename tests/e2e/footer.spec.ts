import type { Locator } from "@playwright/test";
import { ENTRY_PAGES } from "../../src/site/entryPages";
import { entries, SITE, words } from "./site";
import { expect, holdScripts, test } from "./test";

const { footer } = words("common", "en");
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
