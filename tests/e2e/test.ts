import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** Opens a page as another visitor: separate storage, separate device. */
export type OpenAs = (options: BrowserContextOptions) => Promise<Page>;

/** For tests of films and transitions: others run with reduced motion. */
export const MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Visit {
  /** Where the site is served: `http://localhost:8321`. */
  origin: string;
  /** Complaints that the test itself provokes. */
  expectedComplaint: RegExp | undefined;
  watch: (context: BrowserContext) => void;
  openAs: OpenAs;
}

/**
 * Every page that a test opens is watched: a console error or warning, a violation of the security policy, an
 * exception, a failed request, or an error status fails the test.
 */
export const test = base.extend<Visit>({
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ""),
  expectedComplaint: [undefined, { option: true }],
  watch: [
    async ({ expectedComplaint }, provide) => {
      const complaints: string[] = [];
      await provide((context) => {
        context.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()}`);
        });
        context.on("weberror", (webError) => complaints.push(`exception: ${webError.error().stack}`));
        context.on("requestfailed", (request) => {
          const reason = request.failure()?.errorText ?? "";
          // Whatever was in flight when a page was left or a video stopped is not a failure.
          if (reason !== "net::ERR_ABORTED") complaints.push(`request: ${request.url()} ${reason}`);
        });
        context.on("response", (response) => {
          if (response.status() >= 400) complaints.push(`answer: ${response.status()} ${response.url()}`);
        });
      });
      base.expect(complaints.filter((complaint) => !expectedComplaint?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, provide) => {
    watch(context);
    await provide(context);
  },
  openAs: async ({ browser, watch, baseURL }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Waits until the page's script has started. */
export async function started(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Waits two frames, so that all changes so far are drawn. */
export async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Blocks every script but the inline one: what works then works before any script has loaded. */
export async function holdScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, () => new Promise<void>(() => undefined));
}
