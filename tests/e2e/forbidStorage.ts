import type { BrowserContext, Page } from "@playwright/test";

/** Every access to storage throws, as in browsers whose visitors have forbidden it. */
export const forbidStorage = (visited: BrowserContext | Page) =>
  visited.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", forbidden);
    Object.defineProperty(window, "sessionStorage", forbidden);
  });
