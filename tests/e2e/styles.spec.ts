import type { Page } from "@playwright/test";
import { calculatorReady, openGate } from "./calculatorPage";
import { bringInForm } from "./contactForm";
import { expect, started, test } from "./test";

/**
 * How each element of the page's sections stands, in order. With a link: how it stands at the very moment when the page
 * behind the link has taken the place of this one, before a frame of it is drawn.
 */
function looksOf(link: string): string[] | Promise<string[]> {
  const look = () =>
    [...document.querySelectorAll("header *, main section *, footer *")].map((element) => {
      const { display, position, fontSize, paddingTop, borderTopWidth } = getComputedStyle(element);
      return [element.tagName, display, position, fontSize, paddingTop, borderTopWidth].join(" ");
    });
  if (!link) return look();
  const heading = document.querySelector("h1");
  document.querySelector<HTMLElement>(`footer a[href="${link}"]`)?.click();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (heading?.isConnected || !document.querySelector("h1")) return;
      watch.disconnect();
      resolve(look());
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}

async function openBooted(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await started(page);
  await page.waitForLoadState("networkidle");
  return page.evaluate(looksOf, "");
}

test("a page that is reached from the home page has all its styles in its first frame, and so has the home page", async ({
  page,
}) => {
  const services = await openBooted(page, "/services/");
  const home = await openBooted(page, "/");
  expect(await page.evaluate(looksOf, "/services/")).toEqual(services);
  expect(await page.evaluate(looksOf, "/")).toEqual(home);
});

/** How the parts of both forms stand, where rules of the page's own and of MUI's meet. */
async function formLooks(page: Page): Promise<string[]> {
  await bringInForm(page);
  const calculator = await calculatorReady(page, "en");
  // MUI takes the outline of a date's parts away, the page gives one to whatever has the focus.
  await calculator.section.getByRole("spinbutton").first().focus();
  return page.locator("form *").evaluateAll((parts) =>
    parts.map((part) => {
      const { margin, padding, minWidth, outlineWidth, outlineStyle } = getComputedStyle(part);
      return [part.tagName, margin, padding, minWidth, outlineWidth, outlineStyle].join(" ");
    }),
  );
}

test("the forms of the home page look the same, whether it was opened or reached from another page", async ({
  page,
}) => {
  await openGate(page);
  await openBooted(page, "/");
  const opened = await formLooks(page);
  expect(opened.length).toBeGreaterThan(100);
  await openBooted(page, "/services/");
  await page.evaluate(looksOf, "/");
  expect(await formLooks(page)).toEqual(opened);
});
