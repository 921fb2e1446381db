import type { Page } from "@playwright/test";

/** A connection that reports itself as fast: phones play the hero film only then, and nothing plays it on a slow one. */
export const onFastLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const connection = { saveData: false, effectiveType: "4g", downlink: 10 };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
