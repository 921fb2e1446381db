import type { Page } from "@playwright/test";
import { pathIn } from "../../src/i18n/paths";
import { fillIn, openForm } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { words } from "./site";
import { MOTION } from "./test";
import { OTHER } from "../fixtures/languages";

test.use(MOTION);

// While the calculator is locked, its preview takes its place next to the form.
const calculator = (page: Page) => page.locator("section#calculator");
const isMarked = (page: Page) => page.evaluate(() => sessionStorage.getItem("show-contact-form"));

/** Distance from the top of the screen to the top edge of the calculator, in pixels. */
const topOf = (page: Page) => calculator(page).evaluate((section) => Math.abs(section.getBoundingClientRect().top));

/** Records where the page scrolls: the result counts the places on the way, far from its start and its end. */
async function recordScrolling(page: Page): Promise<() => Promise<number>> {
  const record = await page.evaluateHandle(() => {
    const places = [scrollY];
    addEventListener("scroll", () => places.push(scrollY));
    return places;
  });
  return () =>
    record.evaluate((places) => {
      const ends = [places[0] ?? 0, scrollY];
      return places.filter((place) => ends.every((end) => Math.abs(place - end) > 100)).length;
    });
}

test("on the home page, a sent request reveals the calculator and scrolls to it, in this browser only", async ({
  page,
  openAs,
  email,
}) => {
  const view = await openForm(page, "/", OTHER);
  expect(await isMarked(page)).toBeNull();
  await expect(calculator(page)).toHaveCount(0);
  const preview = page.getByRole("heading", { name: words("home", OTHER).preview.title });
  await expect(preview).toBeVisible();
  await fillIn(view, email);
  await view.submit.click();
  await expect(view.success).toBeVisible();
  await expect(preview).toHaveCount(0);
  expect(await isMarked(page)).toBe("true");
  await expect.poll(() => topOf(page)).toBeLessThan(120);
  await expect(view.popup).toContainText(view.text.popup.calculator);
  await view.close.click();
  await expect(calculator(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(calculator(page).getByRole("button", { name: words("calculator", OTHER).form.calculate })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(calculator(page)).toBeVisible();
  const { nav } = words("common", OTHER);
  await page.getByRole("contentinfo").getByRole("link", { name: nav.invest, exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(OTHER, "/invest/")}$`));
  await expect(calculator(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: nav.home, exact: true }).first().click();
  await expect(calculator(page)).toBeVisible();

  const stranger = await openAs({});
  await stranger.goto(`${pathIn(OTHER, "/")}#calculator`);
  await started(stranger);
  await expect(calculator(stranger)).toHaveCount(0);
  await expect(stranger.getByText(words("home", OTHER).preview.gate)).toBeInViewport();
});

test("scrolling to the calculator is smooth, or instant with reduced motion", async ({ page, openAs, email }) => {
  const calm = await openAs({ reducedMotion: "reduce" });
  const onTheWay: number[] = [];
  for (const visitor of [page, calm]) {
    const view = await openForm(visitor, "/", "en");
    await fillIn(view, email);
    let places = () => Promise.resolve(0);
    // The confirmation is shorter than the form: without a way to go, the calculator may be in place already.
    await visitor.route("**/api/contacts", async (route) => {
      await visitor.evaluate(() => scrollTo(0, 0));
      places = await recordScrolling(visitor);
      await route.continue();
    });
    await view.submit.click();
    await expect.poll(() => topOf(visitor)).toBeLessThan(120);
    onTheWay.push(await places());
  }
  const [glide, jump] = onTheWay;
  expect(glide).toBeGreaterThan(0);
  expect(jump).toBe(0);
});
