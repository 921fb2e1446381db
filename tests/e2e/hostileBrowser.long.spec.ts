import { ABROAD, contactForm, fillIn, openForm, VISITOR } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { onFastLine } from "./onFastLine";
import { KINDS_OF_PAGES, words } from "./site";
import { MOTION } from "./test";

test.use(MOTION);

const { nav, colorMode, film } = words("common", "en");

/** Makes every use of the browser's storage fail, as in browsers that block all cookies. */
function forbidStorage(): void {
  const forbidden = {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, forbidden);
  Object.defineProperty(document, "cookie", { ...forbidden, set: forbidden.get });
}

test("without storage, the colors, film, and form still work", async ({ page, email }) => {
  await page.addInitScript(forbidStorage);
  await onFastLine(page);
  await page.goto("/");
  await started(page);
  await page.getByLabel(colorMode.label, { exact: true }).click();
  await page.getByRole("button", { name: colorMode.dark, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  await page.getByRole("button", { name: film.pauseBackground }).click();
  await expect(page.getByRole("button", { name: film.playBackground })).toBeVisible();
  await page
    .getByRole("navigation", { name: nav.label })
    .getByRole("link", { name: nav.contactUs, exact: true })
    .click();
  await expect(page).toHaveTitle(words("contact-us", "en").seo.title);
  const view = contactForm(page, "en");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await fillIn(view, email);
  await view.submit.click();
  await expect(view.success).toBeVisible();
});

test("without storage, a sent request still opens the calculator on the page", async ({ page, email }) => {
  await page.addInitScript(forbidStorage);
  const view = await openForm(page, "/", "en");
  await fillIn(view, email);
  await view.submit.click();
  await expect(view.success).toBeVisible();
  await expect(page.locator("#calculator form")).toBeVisible();
});

test("nothing prevents a page from entering the back/forward cache", async ({ page, request }) => {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, { kept });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: unknown[]) {
      if (/unload$/.test(type)) kept.push(type);
      return Reflect.apply(add, this, [type, ...rest]);
    };
  });
  await openForm(page, "/contact-us/", "en");
  expect(await page.evaluate(() => [Reflect.get(window, "kept"), window.onunload, window.onbeforeunload])).toEqual([
    [],
    null,
    null,
  ]);
  for (const { path } of KINDS_OF_PAGES) {
    expect((await request.get(path)).headers()["cache-control"]).not.toContain("no-store");
  }
});

test("a color mode chosen in one tab applies to the other, and each tab keeps its own draft", async ({
  page,
  context,
}) => {
  const view = await openForm(page, "/contact-us/", "en");
  await view.firstName.fill(VISITOR.firstName);
  const other = await context.newPage();
  const second = await openForm(other, "/contact-us/", "en");
  await expect(second.firstName).toHaveValue("");
  await second.firstName.fill("Luis");
  await other.getByLabel(colorMode.label, { exact: true }).click();
  await other.getByRole("button", { name: colorMode.dark, exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  }
  await page.reload();
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(view.firstName).toHaveValue(VISITOR.firstName);
});

test("a language chosen in one tab does not change the page in another", async ({ page, context }) => {
  await page.goto("/services/");
  await started(page);
  const other = await context.newPage();
  await other.goto("/es/");
  await started(other);
  await page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.invest, exact: true }).click();
  await expect(page).toHaveTitle(words("invest", "en").seo.title);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("Control-clicking any kind of link opens a new tab and keeps the page", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await started(page);
  const links = [
    page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav.invest, exact: true }),
    page.getByRole("contentinfo").locator("a[href='/who-we-are/']").first(),
    page.getByRole("main").locator("a[href='#contact']").first(),
  ];
  // Editors may link all cards to other sites.
  const card = page.locator("main ul a[href^='/']:has(picture)").first();
  if ((await card.count()) > 0) links.push(card);
  for (const link of links) {
    const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
    for (const way of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
      const opened = context.waitForEvent("page");
      await link.click(way);
      const tab = await opened;
      await expect(tab).toHaveURL(address);
      await tab.close();
    }
    await expect(page).toHaveTitle(words("home", "en").seo.title);
  }
});

test("autofilled values count as typed, including the country", async ({ page, email }) => {
  const view = await openForm(page, "/contact-us/", "en");
  for (const [field, kind] of [
    [view.firstName, "given-name"],
    [view.lastName, "family-name"],
    [view.email, "email"],
    [view.phoneCode, "tel-country-code"],
    [view.phoneNumber, "tel-national"],
    [view.country, "country"],
  ] as const) {
    await expect(field).toHaveAttribute("autocomplete", kind);
  }
  // A browser fills in fields that do not have the focus.
  const autofill = (name: string, value: string) =>
    view.form.locator(`[name=${name}]`).evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
  await autofill("firstName", "Ana");
  await autofill("lastName", "Muñoz");
  await autofill("email", email);
  await autofill("phoneCode", `+${ABROAD.dialCode}`);
  await autofill("phoneNumber", "(55) 1234-5678");
  await autofill("country", ABROAD.nameEn);
  await view.submit.click();
  await expect(view.success).toBeVisible();
});
