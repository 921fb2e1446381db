import { fieldId } from "../../src/forms/fieldId";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SAMPLE } from "./sample";
import { entries, SITE, siteWords, words } from "./site";
import { expect, started, test } from "./test";
import { OTHER } from "../fixtures/languages";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

for (const language of LANGUAGES) {
  test(`a page (${language}) leads sellers to their page, and their address into its form`, async ({ page }) => {
    await page.goto(pathIn(language, "/services/"));
    await page
      .getByRole("main")
      .locator("xpath=following-sibling::section")
      .getByRole("link", { name: siteWords(language).doors.sell, exact: true })
      .click();
    const sale = words("sell-your-house", language);
    await expect(page.getByRole("heading", { name: sale.intro.title, level: 1 })).toBeInViewport();
    await started(page);
    await page.getByLabel(sale.intro.address).fill("12 Sample Street");
    await page.getByRole("button", { name: sale.intro.formButton, exact: true }).click();
    await expect(page.locator(`#${fieldId("contact", "message")}`)).toHaveValue("12 Sample Street");
    await expect(page.locator("#contact").getByText(`${sale.intro.address}: 12 Sample Street`)).toBeInViewport();
    await expect(page.locator(`#${fieldId("contact", "firstName")}`)).toBeFocused();
    await expect(page.locator(`#${fieldId("contact", "firstName")}`)).toBeInViewport();
    expect(page.url()).not.toContain("Sample");
  });
}

test("the phone bar is at the bottom of the screen, except beside the hero's own buttons and the form", async ({
  openAs,
}) => {
  test.skip(!SITE.phoneBar.show, "Editors have switched the phone bar off");
  const page = await openAs(PHONE);
  await page.goto("/");
  await started(page);
  const bar = page.getByRole("navigation", { name: siteWords("en").phoneBar.label });
  await expect(bar).toBeHidden();
  const scrollUp = () => page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await scrollUp();
  await expect(bar).toBeInViewport();
  await page.locator("#contact form").scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await scrollUp();
  await expect(bar).toBeInViewport();
  // While someone types, the keyboard needs the room, wherever the page is scrolled to.
  const field = page.locator(`#${fieldId("contact", "firstName")}`);
  const anyBar = page.locator("[data-phone-bar]");
  await field.focus();
  await expect(anyBar).toHaveAttribute("data-away");
  await scrollUp();
  await expect(anyBar).not.toHaveAttribute("data-away");
  await expect(field).not.toBeInViewport();
  await expect(field).toBeFocused();
  await expect(bar).toBeHidden();
  await field.blur();
  await expect(bar).toBeInViewport();
});

test("wide screens have no phone bar", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: siteWords("en").phoneBar.label })).toBeHidden();
});

test("the services' index marks the one in view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/");
  await started(page);
  const marked = page.locator("[data-index] [aria-current=true]");
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

test("a phone in landscape shows the hero's buttons in the first view", SAMPLE, async ({ page }) => {
  for (const path of ["/", `/${OTHER}/`]) {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    await expect(page.locator("main a[href='#contact']").first()).toBeInViewport({ ratio: 1 });
  }
});

test("at 1440 by 900 and 390 by 844, a door is within the first view", SAMPLE, async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(pathIn(language, "/"));
      const door = page.getByRole("link", { name: siteWords(language).doors.sell, exact: true });
      await expect(door.first()).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test("up to tablets, no words of the service cards stand on their pictures", async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${OTHER}/`);
    const cards = page.locator("main li > a:has(picture):has(svg)");
    await expect(cards).toHaveCount(entries("services", OTHER).filter(({ onHome }) => onHome).length);
    for (const card of await cards.all()) {
      const picture = await card.locator("picture").boundingBox();
      const words = await card.locator("picture + span").boundingBox();
      const below = (picture?.y ?? 0) + (picture?.height ?? Infinity) - 1;
      const beside = (picture?.x ?? 0) + (picture?.width ?? Infinity) - 1;
      expect((words?.y ?? 0) >= below || (words?.x ?? 0) >= beside).toBe(true);
    }
  }
});
