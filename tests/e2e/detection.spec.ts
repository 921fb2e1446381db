import type { BrowserContext } from "@playwright/test";
import { forbidStorage } from "./forbidStorage";
import { expect, test } from "./test";

interface Visitor {
  languages?: string[];
  cookie?: string;
  local?: string;
  session?: string;
}

interface Case extends Visitor {
  because: string;
  from: string;
  to: string;
  /** The value of `i18nextLng` afterwards. */
  cached: "en" | "es";
}

// Each source as a browser holds it; codes and their combinations are cases of detectLanguage.test.ts and early.test.ts.
const CASES: Case[] = [
  { because: "the browser speaks English", languages: ["en-US"], from: "/invest/", to: "/invest/", cached: "en" },
  {
    because: "the browser speaks Spanish, and query and hash are kept",
    languages: ["es-MX", "en"],
    from: "/invest/?utm_source=mail#top",
    to: "/es/invest/?utm_source=mail#top",
    cached: "es",
  },
  {
    because: "the query beats cookie and storage, and lng leaves the address",
    cookie: "en",
    local: "en",
    session: "en",
    from: "/services/?lng=es&a=1",
    to: "/es/services/?a=1",
    cached: "es",
  },
  { because: "the cookie beats the storage", cookie: "es", local: "en", from: "/", to: "/es/", cached: "es" },
  { because: "the local storage beats the session's", local: "es", session: "en", from: "/", to: "/es/", cached: "es" },
  { because: "the session storage beats the browser", session: "es", from: "/", to: "/es/", cached: "es" },
  {
    because: "an address under /es/ is a choice",
    local: "en",
    from: "/es/invest/#a",
    to: "/es/invest/#a",
    cached: "es",
  },
  { because: "only lng leaves /es/", local: "es", from: "/es/invest/?lng=en#a", to: "/invest/#a", cached: "en" },
];

async function become(context: BrowserContext, address: string, visitor: Visitor): Promise<void> {
  const { languages = ["en-US"], cookie, local, session } = visitor;
  if (cookie !== undefined) await context.addCookies([{ name: "i18next", value: cookie, url: address }]);
  await context.addInitScript(
    (given) => {
      Object.defineProperty(navigator, "languages", { get: () => given.languages });
      if (given.local !== undefined && sessionStorage.getItem("set") === null)
        localStorage.setItem("i18nextLng", given.local);
      if (given.session !== undefined && sessionStorage.getItem("set") === null)
        sessionStorage.setItem("i18nextLng", given.session);
      sessionStorage.setItem("set", "");
    },
    { languages, local, session },
  );
}

for (const { because, from, to, cached, ...visitor } of CASES) {
  test(`${from} leads to ${to}: ${because}`, async ({ page, context, origin }) => {
    await become(context, origin, visitor);
    await page.goto(from);
    await expect(page).toHaveURL(origin + to);
    await expect(page.locator("html")).toHaveAttribute("lang", to.startsWith("/es/") ? "es" : "en");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(cached);
  });
}

test("nothing of the English page is painted while the Spanish one is loading", async ({ page, context, origin }) => {
  await become(context, origin, { languages: ["es"] });
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

test("storage that throws is ignored: the browser's language decides", async ({ page, context, origin }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["es-US"] });
  });
  await forbidStorage(context);
  await page.goto("/invest/");
  await expect(page).toHaveURL(`${origin}/es/invest/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
