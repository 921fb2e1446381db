import type { Page } from "@playwright/test";

/** A connection that reports itself as fast: on a busy machine, a browser may guess a slow one, which plays no film. */
export const onFastLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const connection = { saveData: false, effectiveType: "4g" };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
