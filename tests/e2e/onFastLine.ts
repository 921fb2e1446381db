import type { Page } from "@playwright/test";

/** A connection that says it is fast: no phone plays the hero film without it, and nothing does on one that seems slow. */
export const onFastLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const connection = { saveData: false, effectiveType: "4g", downlink: 10 };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
