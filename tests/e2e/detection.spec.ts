import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./test";

// What only a browser can show; sources, codes, and their order are cases of detectLanguage.test.ts and early.test.ts.
const CASES = [
  { because: "the browser speaks English", languages: ["en-US"], from: "/invest/", to: "/invest/", cached: "en" },
  {
    because: "the browser speaks Spanish, and query and hash are kept",
    languages: ["es-MX", "en"],
    from: "/invest/?utm_source=mail#top",
    to: "/es/invest/?utm_source=mail#top",
    cached: "es",
  },
  {
    because: "lng beats the browser, and leaves the address",
    languages: ["es-MX"],
    from: "/es/invest/?lng=en#a",
    to: "/invest/#a",
    cached: "en",
  },
];

const speak = (context: BrowserContext, languages: string[]) =>
  context.addInitScript((given) => {
    Object.defineProperty(navigator, "languages", { get: () => given });
  }, languages);

for (const { because, languages, from, to, cached } of CASES) {
  test(`${from} leads to ${to}: ${because}`, async ({ page, context, origin }) => {
    await speak(context, languages);
    await page.goto(from);
    await expect(page).toHaveURL(origin + to);
    await expect(page.locator("html")).toHaveAttribute("lang", to.startsWith("/es/") ? "es" : "en");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(cached);
  });
}

test("nothing of the English page is painted while the Spanish one is loading", async ({ page, context, origin }) => {
  await speak(context, ["es"]);
  await context.addInitScript(() => {
    addEventListener("pagehide", () => {
      const paints = performance.getEntriesByName("first-contentful-paint").length;
      sessionStorage.setItem(`paints of ${location.pathname}`, String(paints));
    });
  });
  await page.route("**/es/services/", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/services/", { waitUntil: "commit" });
  await expect(page).toHaveURL(`${origin}/es/services/`);
  expect(await page.evaluate(() => sessionStorage.getItem("paints of /services/"))).toBe("0");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
