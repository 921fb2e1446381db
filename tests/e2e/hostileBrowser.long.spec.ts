import { bringInForm, contactForm, fillIn, openForm, VISITOR } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { onFastLine } from "./onFastLine";
import { words } from "./site";
import { MOTION } from "./test";
import { pathOf } from "../../src/site/pages";

test.use(MOTION);

const { nav, colorMode, film } = words("common", "en");

/** Makes every use of the browser's storage fail, as in browsers that block all cookies. */
function forbidStorage(): void {
  const forbidden = {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, forbidden);
  Object.defineProperty(document, "cookie", { ...forbidden, set: forbidden.get });
}

test("without storage, the colors, film, and form still work, and a sent request opens the calculator", async ({
  page,
  email,
}) => {
  await page.addInitScript(forbidStorage);
  await onFastLine(page);
  await page.goto("/");
  await started(page);
  await page.getByLabel(colorMode.label, { exact: true }).click();
  await page.getByRole("button", { name: colorMode.dark, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  await page.getByRole("button", { name: film.pauseBackground }).click();
  await expect(page.getByRole("button", { name: film.playBackground })).toBeVisible();
  const view = contactForm(page, "en");
  await bringInForm(page);
  await fillIn(view, email);
  await view.submit.click();
  await expect(view.success).toBeVisible();
  await expect(page.locator("#calculator form")).toBeVisible();
});

test("a color mode chosen in one tab applies to the other, and each tab keeps its own draft", async ({
  page,
  context,
}) => {
  const view = await openForm(page, "/contact-us/", "en");
  await view.firstName.fill(VISITOR.firstName);
  const other = await context.newPage();
  const second = await openForm(other, "/contact-us/", "en");
  await expect(second.firstName).toHaveValue("");
  await second.firstName.fill("Luis");
  await other.getByLabel(colorMode.label, { exact: true }).click();
  await other.getByRole("button", { name: colorMode.dark, exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  }
  await page.reload();
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(view.firstName).toHaveValue(VISITOR.firstName);
});

test("Control-clicking any kind of link opens a new tab and keeps the page", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await started(page);
  const links = [
    page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.invest, exact: true }),
    page
      .getByRole("contentinfo")
      .locator(`a[href='${pathOf("whoWeAre")}']`)
      .first(),
    page.getByRole("main").locator("a[href='#contact']").first(),
  ];
  // Editors may link all cards to other sites.
  const card = page.locator("main ul a[href^='/']:has(picture)").first();
  if ((await card.count()) > 0) links.push(card);
  for (const link of links) {
    const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
    for (const way of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
      const opened = context.waitForEvent("page");
      await link.click(way);
      const tab = await opened;
      await expect(tab).toHaveURL(address);
      await tab.close();
    }
    await expect(page).toHaveTitle(words("home", "en").seo.title);
  }
});
