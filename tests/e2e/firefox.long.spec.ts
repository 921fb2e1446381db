// Firefox as visitors have it. Playwright needs a patched Firefox that no system packages; Puppeteer drives any Firefox.
import puppeteer, { type Page } from "puppeteer-core";
import { findFirefox, WITHOUT_FIREFOX } from "../findFirefox";
import { test } from "./crmSites";
import { testInOtherBrowser } from "./otherBrowser";
import type { OtherBrowser, OtherPage } from "./otherPage";

const HEIGHT = 800;

const firefox = findFirefox();
if (!firefox) console.log(WITHOUT_FIREFOX);
test.skip(!firefox, WITHOUT_FIREFOX);

const asOther = (page: Page): OtherPage => ({
  goTo: async (address) => void (await page.goto(address)),
  evaluate: (run, ...given) => page.evaluate(run as (...params: unknown[]) => unknown, ...given) as never,
  click: (selector) => page.locator(selector).click(),
  type: (selector, text) => page.type(selector, text),
  press: (key) => page.keyboard.press(key),
  async tabBack() {
    await page.keyboard.down("Shift");
    await page.keyboard.press("Tab");
    await page.keyboard.up("Shift");
  },
  async drag(from, to, pointer) {
    const middle = { x: Math.round((from.x + to.x) / 2), y: from.y };
    if (pointer === "mouse") {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of [middle, to]) await page.mouse.move(x, y);
      await page.mouse.up();
      return;
    }
    const finger = await page.touchscreen.touchStart(from.x, from.y);
    for (const { x, y } of [middle, to]) await finger.move(x, y);
    await finger.end();
  },
  resize: (width) => page.setViewport({ width, height: HEIGHT }),
  close: () => page.browserContext().close(),
});

async function launch(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true });
  const complaints: string[] = [];
  return {
    async openPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`console: ${message.text()}`);
      });
      page.on("response", (answer) => {
        if (answer.status() >= 400 && !answer.request().isNavigationRequest())
          complaints.push(`request: ${answer.url()} ${answer.status()}`);
      });
      page.on("pageerror", (error) => complaints.push(`exception: ${String(error)}`));
      return asOther(page);
    },
    complaints: () => complaints.splice(0),
    close: () => browser.close(),
  };
}

testInOtherBrowser("Firefox", launch);
