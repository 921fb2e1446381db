// Browsers that Playwright cannot drive as visitors have them, and the smoke test that each of them passes.
import type { FieldName } from "../../src/contact/fields/contactFields";
import { fieldId } from "../../src/forms/fieldId";
import { DEAL, dealQuery } from "./calculatorPage";
import { VISITOR } from "./contactForm";
import { expect, test } from "./crmSites";
import { editAndSave } from "./otherBrowserEditor";
import type { OtherBrowser, OtherPage } from "./otherPage";
import { FOREIGN_NODES } from "./foreignNodes";
import { SAMPLE } from "./sample";
import { KINDS_OF_PAGES, words } from "./site";

/** Long enough for a browser without a graphics card. */
const PATIENCE = { timeout: 30_000 };

const becomes = (page: OtherPage, question: () => boolean) =>
  expect.poll(() => page.evaluate(question), PATIENCE).toBe(true);

const hasStarted = (page: OtherPage) => becomes(page, () => document.documentElement.hasAttribute("data-ready"));

const formHasStarted = (page: OtherPage) =>
  becomes(page, () => document.querySelector("[data-island][data-started] form") !== null);

const field = (name: FieldName) => `#${fieldId("contact", name)}`;

async function openAt(page: OtherPage, address: string): Promise<void> {
  await page.goTo(address);
  await hasStarted(page);
}

/** What shows whether a page is sound: its headings, failed pictures and files, and pixels beyond the viewport. */
async function look(): Promise<Record<string, unknown>> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const picture of pictures) picture.loading = "eager";
  const lost = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    headings: document.querySelectorAll("h1").length,
    lost: lost.filter(({ status }) => status === "rejected").length,
    failed: files.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name),
    excess: scrollWidth - clientWidth,
  };
}

function chooseRehab(value: string): void {
  const list = document.querySelector<HTMLSelectElement>("#calculator select[name=rehabType]");
  if (!list) throw new Error("The calculator is not there");
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Defines a browser's smoke test: every kind of page, the form, the calculator, the drawer, back and forward. */
export function testInOtherBrowser(name: string, launch: () => Promise<OtherBrowser>): void {
  let browser: OtherBrowser;
  let page: OtherPage;
  test.beforeAll(async () => {
    browser = await launch();
  });
  test.afterAll(() => browser?.close());
  test.beforeEach(async () => {
    page = await browser.openPage();
  });
  test.afterEach(async () => {
    await page.close();
    expect(browser.complaints()).toEqual([]);
  });

  test(`the tests in ${name} see what goes wrong on a page`, async ({ origin }) => {
    await openAt(page, `${origin}/services/`);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("thrown by a timer");
      });
      void Promise.reject(new Error("rejected by nobody"));
      console.error("said on the console");
      new Image().src = "/lost.webp";
    });
    let seen = "";
    const missing = () => {
      seen += browser.complaints().join();
      return ["thrown by a timer", "rejected by nobody", "said on the console", "lost.webp"].filter(
        (text) => !seen.includes(text),
      );
    };
    await expect.poll(missing, PATIENCE).toEqual([]);
  });

  test(`every kind of page works in ${name}, shows its pictures, and never scrolls sideways`, async ({ origin }) => {
    for (const { path } of KINDS_OF_PAGES) {
      await openAt(page, origin + path);
      for (const width of [360, 1280]) {
        await page.resize(width);
        const seen = await page.evaluate(look);
        expect(seen, `${path} at ${width} px`).toEqual({ headings: 1, lost: 0, failed: [], excess: 0 });
      }
    }
  });

  test(`in ${name}, a sent request opens the calculator, which calculates`, async ({ origin, email }) => {
    await openAt(page, `${origin}/es/#contact`);
    await page.evaluate(() => document.querySelector("#contact")?.scrollIntoView());
    await formHasStarted(page);
    const contact = { ...VISITOR, email };
    for (const part of ["firstName", "lastName", "email", "phoneNumber"] as const)
      await page.type(field(part), contact[part]);
    await page.type(field("country"), contact.country);
    await page.press("Enter");
    // Anyone who submits sooner is held as a bot.
    await becomes(page, () => performance.now() > 2100);
    await page.click("#contact form button[type=submit]");
    await becomes(page, () => document.querySelector("dialog[open]") !== null);
    await page.press("Escape");
    await becomes(page, () => document.querySelector("#calculator form") !== null);
    for (const part of ["areaSqft", "purchasePrice", "arv"] as const)
      await page.type(`#calculator input[name=${part}]`, DEAL[part]);
    await page.evaluate(chooseRehab, DEAL.rehabType);
    await page.click("#calculator form button[type=submit]");
    await becomes(page, () => /[1-9]\d\d/.test(document.querySelector("#calculator dl dd")?.textContent ?? ""));
  });

  test(`in ${name}, the drawer opens and closes by Escape`, async ({ origin }) => {
    const isOpen = () => document.querySelector("header [popover]:popover-open, header dialog[open]") !== null;
    await page.resize(360);
    await openAt(page, `${origin}/services/`);
    await page.click(`header [aria-label="${words("common", "en").nav.openMenu}"]`);
    await becomes(page, isOpen);
    await page.press("Escape");
    await expect.poll(() => page.evaluate(isOpen)).toBe(false);
  });

  test(`in ${name}, going back and forward keeps the page and the input`, async ({ origin }) => {
    const place = () => page.evaluate(() => location.pathname);
    const firstName = () =>
      page.evaluate((box) => document.querySelector<HTMLInputElement>(box)?.value, field("firstName"));
    await page.resize(1280);
    await openAt(page, `${origin}/contact-us/`);
    await formHasStarted(page);
    await page.type(field("firstName"), VISITOR.firstName);
    await page.click('header a[href="/invest/"]');
    await expect.poll(place, PATIENCE).toBe("/invest/");
    await hasStarted(page);
    // Not through the driver: it waits for a page load, and a cached page does not load.
    await page.evaluate(() => history.back());
    await expect.poll(place, PATIENCE).toBe("/contact-us/");
    await formHasStarted(page);
    expect(await firstName()).toBe(VISITOR.firstName);
    await page.evaluate(() => history.forward());
    await expect.poll(place, PATIENCE).toBe("/invest/");
    await hasStarted(page);
  });

  test(`in ${name}, the editor opens an entry, changes it, and saves it`, SAMPLE, () => editAndSave(page));

  const valueOf = (selector: string) =>
    page.evaluate((box) => document.querySelector<HTMLInputElement>(box)?.value ?? "", selector);

  const openForm = async (origin: string) => {
    await openAt(page, `${origin}/contact-us/`);
    await page.evaluate(() => document.querySelector("#contact")?.scrollIntoView());
    await formHasStarted(page);
  };

  for (const kind of ["a password manager's node beside each field", "a translator's <font> around texts"] as const)
    test(`in ${name}, with ${kind}, what is typed before the form starts is kept, and so is the focus`, async ({
      origin,
    }) => {
      await page.goTo(`${origin}/`);
      await page.evaluate(FOREIGN_NODES[kind]);
      await page.type(field("firstName"), "Maximiliano");
      await formHasStarted(page);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(fieldId("contact", "firstName"));
      await page.type(field("lastName"), "Lopez");
      expect([await valueOf(field("firstName")), await valueOf(field("lastName"))]).toEqual(["Maximiliano", "Lopez"]);
    });

  test(`in ${name}, what is reached backwards by keys is clear of the header and the phone bar`, async ({ origin }) => {
    await page.resize(390);
    await openForm(origin);
    await page.evaluate(() => document.querySelector<HTMLElement>("#contact form [type=submit]")?.focus());
    const reached = () =>
      page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const bar = document.querySelector("[data-phone-bar]:not([data-away])")?.getBoundingClientRect().top;
        const end = Math.min(bar || innerHeight, innerHeight);
        return { id: document.activeElement?.id, isClear: box !== undefined && box.top >= header && box.bottom <= end };
      });
    const seen = [];
    while (seen.at(-1)?.id !== fieldId("contact", "firstName") && seen.length < 20) {
      await page.tabBack();
      seen.push(await reached());
    }
    expect(seen.map(({ id }) => id)).toEqual(
      expect.arrayContaining([fieldId("contact", "email"), fieldId("contact", "firstName")]),
    );
    expect(seen.filter(({ isClear }) => !isClear)).toEqual([]);
  });

  test(`in ${name}, a reload keeps a number's code, whatever the country`, async ({ origin }) => {
    await openForm(origin);
    await page.type(field("phoneNumber"), VISITOR.phoneNumber);
    await page.type(field("country"), "Mexico");
    // In one question: WebKit's driver answers none of several while a page is being loaded.
    const boxes = (["phoneCode", "phoneNumber", "country"] as const).map(field).join();
    const answers = () =>
      page.evaluate((all) => [...document.querySelectorAll<HTMLInputElement>(all)].map(({ value }) => value), boxes);
    await page.evaluate(() => location.reload());
    await expect.poll(answers, PATIENCE).toEqual(["+1", "(305) 555-0142", "Mexico"]);
    await formHasStarted(page);
    await page.press("Tab");
    expect(await answers()).toEqual(["+1", "(305) 555-0142", "Mexico"]);
  });

  test(`in ${name}, a shared link shows its deal, and another language leads to that language's page`, async ({
    origin,
  }) => {
    const query = dealQuery();
    await page.goTo(`${origin}/${query}&lng=es#calculator`);
    await becomes(page, () => location.pathname === "/es/");
    await hasStarted(page);
    expect(await page.evaluate(() => location.search + location.hash)).toContain(query);
    await becomes(page, () => document.querySelector("#calculator")?.textContent?.includes("250,000") === true);
  });

  test(`in ${name}, the line between before and after follows keys, the mouse, and a finger`, async ({ origin }) => {
    await page.resize(1280);
    await openAt(page, `${origin}/`);
    const slider = "[data-compare] input[type=range]";
    const line = async () => 100 - Number(await valueOf(slider));
    const box = await page.evaluate((selector) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      input?.scrollIntoView({ block: "center", behavior: "instant" });
      input?.focus({ preventScroll: true });
      const { x = 0, y = 0, width = 0, height = 0 } = input?.getBoundingClientRect() ?? {};
      return { x, y, width, height };
    }, slider);
    await page.press("ArrowLeft");
    expect(await line()).toBe(49);
    await page.press("ArrowRight");
    await page.press("ArrowRight");
    expect(await line()).toBe(51);
    const at = (part: number) => ({ x: Math.round(box.x + box.width * part), y: Math.round(box.y + box.height / 3) });
    for (const [pointer, from, to] of [
      ["mouse", 0.2, 0.7],
      ["touch", 0.9, 0.3],
    ] as const) {
      await page.drag(at(from), at(to), pointer);
      await expect.poll(async () => Math.abs((await line()) - to * 100), { message: pointer }).toBeLessThan(2);
    }
  });
}
