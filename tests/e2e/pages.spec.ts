import { SITE_PAGES, words } from "./site";
import { expect, started, test } from "./test";

const WIDTHS = [320, 360, 768, 1440];

for (const { path, language, textName } of SITE_PAGES) {
  test(`${path} answers 200 with its own title, description, language and one heading`, async ({ page }) => {
    const { title, description } = words(textName, language).seo;
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const check = async () => {
      await expect(page).toHaveTitle(title);
      await expect(page.locator("head meta[name=description]")).toHaveAttribute("content", description);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    };
    await check();
    await started(page);
    await check();
  });

  test(`${path} shows no key and no open placeholder, before and after React has started`, async ({ page }) => {
    await page.goto(path);
    const read = () =>
      page.locator("body").evaluate((body) => body.outerHTML.replace(/<script[\s\S]*?<\/script>/g, ""));
    const before = await read();
    await started(page);
    for (const html of [before, await read()]) {
      expect(html).not.toMatch(/\{\{|\}\}|\[object Object\]|>undefined</);
      expect(html).not.toMatch(/>\s*[a-z]\w*(\.[a-z]\w*)+\s*</);
    }
  });

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width} px`).toBe(0);
    }
  });

  test(`${path} loads every picture`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    const broken = await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = "eager";
      const results = await Promise.allSettled(pictures.map((picture) => picture.decode()));
      return pictures
        .filter((picture, index) => results[index]?.status === "rejected" || picture.naturalWidth === 0)
        .map((picture) => picture.currentSrc);
    });
    expect(broken).toEqual([]);
    expect(await page.locator("main img").count()).toBeGreaterThan(0);
  });

  test(`${path} asks for no script before it has loaded`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    const { loaded, scripts } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const isScript = ({ name, initiatorType }: PerformanceResourceTiming) =>
        initiatorType === "script" || name.endsWith(".js") || name.endsWith("page-data.json");
      return {
        loaded: visit?.loadEventStart ?? 0,
        scripts: resources.filter(isScript).map(({ startTime }) => startTime),
      };
    });
    expect(scripts.length).toBeGreaterThan(0);
    expect(loaded).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded);
  });
}
