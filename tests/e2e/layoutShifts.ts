import type { Page } from "@playwright/test";

/** Counts the layout shifts that no click or key causes, from the next page on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Their sum on the present page. */
export const shiftsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "shifted")));
