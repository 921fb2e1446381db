import { NAV_PAGES } from "../../src/site/pages";
import { words } from "./site";
import { expect, holdScripts, started, test } from "./test";

const { nav } = words("common", "en");

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("tapping the menu button opens a drawer with all pages, before React has started", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  const links = page.getByRole("navigation", { name: nav.label }).getByRole("link");
  await expect(links).toHaveCount(0);
  await page.getByRole("button", { name: nav.openMenu }).tap();
  await expect(links).toHaveText(NAV_PAGES.map(({ key }) => nav[key]));
  await page.getByRole("button", { name: nav.closeMenu }).tap();
  await expect(links).toHaveCount(0);
});

test("a tap outside the drawer closes it", async ({ page }) => {
  await page.goto("/invest/");
  await page.getByRole("button", { name: nav.openMenu }).tap();
  const close = page.getByRole("button", { name: nav.closeMenu });
  await expect(close).toBeVisible();
  await page.touchscreen.tap(350, 600);
  await expect(close).toBeHidden();
});

test("the drawer works by keyboard: Enter opens it, Tab stays inside, Escape returns the focus", async ({ page }) => {
  await page.goto("/services/");
  await started(page);
  const open = page.getByRole("button", { name: nav.openMenu });
  const close = page.getByRole("button", { name: nav.closeMenu });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(close).toBeVisible();
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.home, exact: true }),
  ).toBeFocused();
  // Once around: at the end the browser's own toolbar may get the focus, but nothing on the page behind the drawer.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest("main, footer, [popovertarget]:not(header [popover] *)"),
      ),
    ).toBeNull();
  }
  await page.keyboard.press("Escape");
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();
});

test("a link to the current page also closes the drawer", async ({ page, origin }) => {
  await page.goto("/invest/");
  await started(page);
  await page.getByRole("button", { name: nav.openMenu }).tap();
  await page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.invest, exact: true }).tap();
  await expect(page.getByRole("button", { name: nav.closeMenu })).toBeHidden();
  await expect(page).toHaveURL(`${origin}/invest/`);
});
