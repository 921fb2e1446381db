// Islands in trouble: blocked, slow, gone after a deployment, typed into before they have started.
import type { Page } from "@playwright/test";
import { contactForm, FORM_PAGES, typeIn } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { drawnAnew, MOTION } from "./test";
import { KINDS_OF_PAGES, words } from "./site";

test.use({
  ...MOTION,
  expectedComplaint: /An island|ERR_(FAILED|BLOCKED_BY_CLIENT)|status of 404|answer: 404 .*\/assets\//,
});

/** An entry of the type "layout-shift", which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** Not the page script, nor what it loads on pages with a comparison or a first field. */
const ISLAND_SCRIPT = /\/assets\/(?!page-|moveDivider-|carryAddress-).*\.js$/;

/** Pages that end in the form, which starts when it comes near. */
const WITH_FORM = ["home", "contactUs", "sellYourHouse"];

for (const { path } of KINDS_OF_PAGES.filter(({ key }) => !WITH_FORM.includes(key))) {
  test(`${path} runs no React and requests nothing of Gatsby's`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await started(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((one) => /\/page-[^/]*\.js$/.test(one))).toHaveLength(1);
    expect(asked.filter((one) => ISLAND_SCRIPT.test(one))).toEqual([]);
    expect(asked.filter((one) => /page-data|app-data|styles-/.test(one))).toEqual([]);
  });
}

/** Left, top, width, and height of the form's parts, relative to the form, in pixels. */
const placesInForm = (page: Page) =>
  page.locator("#contact form").evaluate((form) => {
    const { left, top } = form.getBoundingClientRect();
    return [...form.querySelectorAll("input, button, label, p, h3")].map((part) => {
      const box = part.getBoundingClientRect();
      return [box.left - left, box.top - top, box.width, box.height];
    });
  });

test("the form is in its final place from the first paint: nothing shifts when its script loads", async ({ page }) => {
  for (const path of FORM_PAGES) {
    for (const width of [320, 412, 900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.route(ISLAND_SCRIPT, () => undefined);
      await page.goto(path);
      await started(page);
      await page.evaluate(() => document.fonts.ready);
      await page.locator("#contact form").scrollIntoViewIfNeeded();
      const before = await placesInForm(page);
      await page.unroute(ISLAND_SCRIPT);
      await page.reload();
      await page.locator("#contact form").scrollIntoViewIfNeeded();
      await expect(page.locator("[data-island][data-started] form")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const after = await placesInForm(page);
      const sameToHalfAPixel = before.map((place) => place.map((pixels) => expect.closeTo(pixels, 0)));
      expect(after, `${path} at ${width}`).toEqual(sameToHalfAPixel);
    }
  }
});

/** Every layout shift since the page was opened: its score, and what moved. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const tell = ({ value, sources }: LayoutShift) =>
          [value, ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))]
            .map((part) => String(part).slice(0, 100))
            .join(" ");
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve((list.getEntries() as LayoutShift[]).map(tell));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );

for (const path of FORM_PAGES) {
  test(`nothing on the page shifts while its islands load and start (${path})`, async ({ page }) => {
    await page.goto(path);
    const islands = page.locator("[data-island]");
    for (const island of await islands.all()) {
      await island.locator("[data-island-root] > *").first().scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute("data-started");
    }
    await drawnAnew(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test("a page from before a deployment, whose scripts are gone, still sends its form", async ({ page, email }) => {
  await page.route(ISLAND_SCRIPT, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/contact-us/");
  await started(page);
  const view = contactForm(page, "en");
  await typeIn(view, email);
  await view.submit.click();
  await expect(page).toHaveURL(/\/api\/contacts\/sent\?page=/);
  await expect(page.getByRole("heading", { name: view.text.popup.title })).toBeVisible();
});

test("the gallery's comparison works while React is loading, even for a click before any script has loaded", async ({
  page,
}) => {
  await page.route(ISLAND_SCRIPT, () => undefined);
  let letGo = () => {};
  const clicked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/page-*.js", (route) => clicked.then(() => route.continue()));
  await page.goto("/");
  const { compare } = words("common", "en");
  const after = page.getByRole("button", { name: compare.after, exact: true });
  await after.click();
  letGo();
  await expect(after).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("slider")).toHaveValue("100");
});
