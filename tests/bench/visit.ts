// What a visit of a page fetches, as the browser itself tells it. Used by the budget's test and by the bundle report.
import type { Page } from "@playwright/test";
import { started } from "../e2e/test";

export interface FetchedFile {
  /** Path of its address. */
  path: string;
  /** As served, packed. */
  bytes: number;
  /** Asked for before the page's load event. */
  isEarly: boolean;
}

/** Files that the page has fetched so far, the page itself first, each once. */
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

/** Waits until the page's script has started and nothing more is being fetched. */
async function rest(page: Page): Promise<void> {
  await started(page);
  let [before, now] = [-1, 0];
  while (before !== now) {
    await page.waitForTimeout(500);
    [before, now] = [now, (await fetchedFiles(page)).filter(({ bytes }) => bytes > 0).length];
  }
}

/** Opens a page and touches nothing until it rests. Films are left out: they stream for as long as they play. */
export async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await rest(page);
}

/** Reads an open page to its end, as a visitor does: everything that waits for the screen is fetched. */
export async function scrollToEnd(page: Page): Promise<void> {
  // The page grows while its parts arrive.
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 400) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(50);
  }
  await rest(page);
}
