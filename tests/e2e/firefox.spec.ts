// Firefox as visitors have it. Playwright needs a patched Firefox that no system packages; Puppeteer drives any Firefox.
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { fieldId } from "../../src/contact/ui/fieldId";
import { findFirefox, WITHOUT_FIREFOX } from "../findFirefox";
import { DEAL } from "./calculatorPage";
import { VISITOR } from "./contactForm";
import { expect, test } from "./crmSites";
import { KINDS_OF_PAGES, words } from "./site";

const firefox = findFirefox();
if (!firefox) console.log(WITHOUT_FIREFOX);
test.skip(!firefox, WITHOUT_FIREFOX);

let browser: Browser;
const complaints: string[] = [];

test.beforeAll(async () => {
  browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true });
});
test.afterAll(() => browser?.close());
test.beforeEach(() => void complaints.splice(0));
test.afterEach(() => expect(complaints).toEqual([]));

/** A page of a new visitor; any error on it fails the test. */
async function openAt(address: string, width = 1280): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height: 800 });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${String(error)}`));
  await page.goto(address);
  await hasStarted(page);
  return page;
}

const hasStarted = (page: Page) => page.waitForSelector("html[data-ready]");

const valueOf = (page: Page, selector: string) => page.$eval(selector, (box) => (box as HTMLInputElement).value);

const field = (name: Parameters<typeof fieldId>[0]) => `#${fieldId(name)}`;

test("every kind of page works in Firefox, shows its pictures, and never scrolls sideways", async ({ origin }) => {
  for (const { path } of KINDS_OF_PAGES) {
    for (const width of [360, 1280]) {
      const page = await openAt(origin + path, width);
      const seen = await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
        for (const picture of pictures) picture.loading = "eager";
        const lost = await Promise.allSettled(pictures.map((picture) => picture.decode()));
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          headings: document.querySelectorAll("h1").length,
          lost: lost.filter(({ status }) => status === "rejected").length,
          excess: scrollWidth - clientWidth,
        };
      });
      expect(seen, `${path} at ${width} px`).toEqual({ headings: 1, lost: 0, excess: 0 });
      await page.browserContext().close();
    }
  }
});

test("in Firefox, a sent request opens the calculator, which calculates", async ({ origin, email }) => {
  const { form } = words("calculator", "es");
  const page = await openAt(`${origin}/es/#contact`);
  await page.$eval("#contact", (place) => place.scrollIntoView());
  await page.waitForSelector("[data-island][data-started] form");
  const contact = { ...VISITOR, email };
  for (const name of ["firstName", "lastName", "email", "phoneNumber"] as const)
    await page.locator(field(name)).fill(contact[name]);
  await page.type(field("country"), contact.country);
  await page.keyboard.press("Enter");
  // Anyone who submits sooner is held as a bot.
  await page.waitForFunction(() => performance.now() > 2100);
  await page.locator("#contact form button[type=submit]").click();
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  for (const name of ["areaSqft", "purchasePrice", "arv"] as const)
    await page.locator(`#calculator ::-p-aria([name="${form[name]}"][role="textbox"])`).fill(DEAL[name]);
  await page.select("#calculator select[name=rehabType]", DEAL.rehabType);
  await page.locator(`#calculator ::-p-aria([name="${form.calculate}"][role="button"])`).click();
  await page.waitForFunction(() => /[1-9]\d\d/.test(document.querySelector("#calculator dl dd")?.textContent ?? ""));
  await page.browserContext().close();
});

test("in Firefox, going back and forward keeps the page and the input", async ({ origin }) => {
  const page = await openAt(`${origin}/contact-us/`);
  await page.waitForSelector("[data-island][data-started] form");
  await page.locator(field("firstName")).fill(VISITOR.firstName);
  await Promise.all([page.waitForNavigation(), page.locator('header a[href="/invest/"]').click()]);
  await hasStarted(page);
  // Not page.goBack: it waits for a page load, and a cached page does not load.
  const place = () => page.evaluate(() => location.pathname);
  await page.evaluate(() => history.back());
  await expect.poll(place).toBe("/contact-us/");
  await page.waitForSelector("[data-island][data-started] form");
  expect(await valueOf(page, field("firstName"))).toBe(VISITOR.firstName);
  await page.evaluate(() => history.forward());
  await expect.poll(place).toBe("/invest/");
  await hasStarted(page);
  await page.browserContext().close();
});
