import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { transformSync } from "esbuild";
import { NAV_PAGES } from "../../src/site/pages";
import { SAMPLE } from "./sample";
import { entries, words } from "./site";
import { expect, started, test } from "./test";

// The oldest browsers in which the site works. They are older than those of browserslist, which counts today's visitors.
const OLDEST = ["chrome109", "firefox115", "safari16.4"];

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:type=))[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? "");

test("every script of the site can be parsed by the oldest supported browsers", () => {
  const scripts = readdirSync("public/assets")
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, code: readFileSync(join("public/assets", name), "utf8") }));
  inlineScripts(readFileSync("public/index.html", "utf8")).forEach((code, place) =>
    scripts.push({ name: `inline script ${place}`, code }),
  );
  expect(scripts.length).toBeGreaterThan(10);
  for (const { name, code } of scripts) {
    // Code that has to be compiled down for these browsers comes out differently. They all support Unicode property escapes.
    const supported = { "regexp-unicode-property-escapes": true };
    const options = { supported, minifyWhitespace: true, legalComments: "none" } as const;
    const asItIs = transformSync(code, { ...options, target: "esnext" }).code;
    expect(transformSync(code, { ...options, target: OLDEST }).code === asItIs, name).toBe(true);
  }
});

/** Removes popovers, subgrids, and `:has()` from the browser, like one from early 2023 that never had them. */
async function forgetNewParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
  });
  await page.route(/\/$|\.css$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll(":popover-open", ":unknown-part")
      .replaceAll(":has(", ":unknown-part(")
      .replaceAll(": subgrid", ": unknown-part")
      .replaceAll(":subgrid", ":unknown-part")
      .replaceAll(' popover="auto"', "");
    const headers = answer.headers();
    // The security policy holds the hashes of the original styles.
    delete headers["content-security-policy"];
    await route.fulfill({ response: answer, headers, body });
  });
}

test("without popover support, the menu button opens and closes the drawer, and the page is restored", async ({
  page,
}) => {
  const { nav } = words("common", "en");
  await forgetNewParts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/invest/");
  await started(page);
  const links = page.getByRole("navigation", { name: nav.label }).getByRole("link");
  await expect(links).toHaveCount(0);
  await page.getByRole("button", { name: nav.openMenu }).click();
  await expect(links).toHaveText(NAV_PAGES.map(({ key }) => nav[key]));
  await page.getByRole("button", { name: nav.closeMenu }).click();
  await expect(links).toHaveCount(0);
  await page.getByRole("button", { name: nav.openMenu }).click();
  await links.filter({ hasText: nav.services }).click();
  await expect(page).toHaveTitle(words("services", "en").seo.title);
  await expect(links).toHaveCount(0);
});

test(
  "without :has() support, the focus on a comparison and the selected project are visible",
  SAMPLE,
  async ({ page }) => {
    await forgetNewParts(page);
    await page.goto("/");
    await started(page);
    const slider = page.getByRole("slider").first();
    await slider.focus();
    await expect(slider.locator("..")).toHaveCSS("outline-style", "solid");
    const [first = {}] = entries("projects", "en");
    const ring = (state: string) => page.locator(`fieldset input${state} + picture`).first();
    await expect(ring(":checked")).not.toHaveCSS("box-shadow", "none");
    await expect(ring(":not(:checked)")).toHaveCSS("box-shadow", "none");
    const chosen = page.getByRole("radio", { name: String(first.title), exact: true });
    await chosen.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("fieldset :focus-visible + picture")).toHaveCSS("outline-style", "solid");
  },
);

test("without subgrid support, the service cards keep their height and their words at the bottom", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heights = async () =>
    page
      .locator("main a")
      .filter({ has: page.locator("picture + span") })
      .evaluateAll((cards) =>
        cards.map((card) => {
          const [whole, words] = [card, card.lastElementChild ?? card].map((box) => box.getBoundingClientRect());
          return { height: whole?.height ?? 0, gap: Math.abs((whole?.bottom ?? 0) - (words?.bottom ?? 0)) };
        }),
      );
  await page.goto("/");
  await started(page);
  const modern = await heights();
  await forgetNewParts(page);
  await page.reload();
  await started(page);
  const old = await heights();
  expect(old).toHaveLength(modern.length);
  for (const { height, gap } of [...modern, ...old]) {
    expect(height).toBeGreaterThan(480);
    expect(gap).toBeLessThan(1);
  }
});
