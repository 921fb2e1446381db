// What a visit to a page fetches, according to the browser itself. Used by the budget test and the bundle report.
import type { Page } from "@playwright/test";
import { started } from "../e2e/test";

export interface FetchedFile {
  /** Path of its URL. */
  path: string;
  /** As served, compressed. */
  bytes: number;
  /** Requested before the page's load event. */
  isEarly: boolean;
}

/** The files fetched so far, each once, the page itself first. */
export async function fetchedFiles(page: Page): Promise<FetchedFile[]> {
  const files = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return [...(visit ? [visit] : []), ...entries].map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      isEarly: startTime < (visit?.loadEventStart ?? 0),
    }));
  });
  return [...new Map(files.reverse().map((file) => [file.path, file])).values()].reverse();
}

/** Waits until the page script has started and nothing more is being fetched. */
async function rest(page: Page): Promise<void> {
  await started(page);
  let [before, now] = [-1, 0];
  while (before !== now) {
    await page.waitForTimeout(500);
    [before, now] = [now, (await fetchedFiles(page)).filter(({ bytes }) => bytes > 0).length];
  }
}

/** Opens a page and waits until it is idle. Reduced motion keeps videos from streaming. */
export async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await rest(page);
}

/** Scrolls a page to its end, as a reader does, which fetches everything that loads lazily. */
export async function scrollToEnd(page: Page): Promise<void> {
  // The page grows as its parts arrive.
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 400) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(50);
  }
  await rest(page);
}
