import { ENTRY_PAGES } from "../../src/site/entryPages";
import { entries, SITE, words } from "./site";
import { expect, holdScripts, started, test } from "./test";

const { footer, chat } = words("common", "en");
const wordPages = entries(ENTRY_PAGES.wordPage.folder, "en").map(({ title }) => String(title));

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
  for (const name of wordPages) await expect(foot.getByRole("link", { name, exact: true })).toBeHidden();
});

test("on wide screens, all footer lists are open under headings", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/invest/");
  const foot = page.getByRole("contentinfo");
  for (const title of [footer.services, footer.links, footer.contact]) {
    await expect(foot.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(foot.getByRole("link", { name: SITE.contact.email })).toBeVisible();
  for (const name of wordPages) await expect(foot.getByRole("link", { name, exact: true })).toBeVisible();
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
  expect(await outside.count()).toBeGreaterThanOrEqual(5);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toContainText(chat.newTab);
  }
  await foot.getByRole("link", { name: SITE.contact.phone }).click();
  await expect(page).toHaveURL(`${origin}/contact-us/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(context.pages()).toHaveLength(1);
});

test("each service in the footer links to its own card", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const { label, to } of SITE.footerServices) {
    const [path = "", card] = to.split("#");
    await page.goto("/invest/");
    await started(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: label.en.replace("{{brand}}", SITE.brand) })
      .click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === to);
    if (card) await expect(page.locator(`#${card}`)).toBeInViewport();
    else expect(path).toBe("/contact-us/");
  }
});
