import { chatUrl, mailUrl, phoneUrl } from "../../src/components/contactLinks";
import { factsOf, fill } from "../../src/content/fill";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { contactForm, fillIn, FORM_PAGES, openForm } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { countShifts, shiftsOf } from "./layoutShifts";
import { SITE, words } from "./site";

const MOST_SHIFT = 0.02;

const DEVICES = [
  ["a phone", { width: 360, height: 740 }],
  ["a desk", { width: 1280, height: 800 }],
] as const;

for (const path of FORM_PAGES) {
  for (const [device, viewport] of DEVICES) {
    test(`on ${device} nothing on ${path} shifts while the form loads on the way down`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await countShifts(page);
      await page.goto(path);
      await started(page);
      const { submit } = contactForm(page, "en");
      // The wheel can pass the place before the form is there.
      const isPassed = async () => {
        const box = await ((await submit.count()) > 0 ? submit : page.locator("#contact")).boundingBox();
        return box !== null && box.y + box.height < 0;
      };
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      await expect(async () => {
        await page.mouse.wheel(0, viewport.height * ((await isPassed()) ? -0.8 : 0.8));
        await expect(submit).toBeInViewport({ timeout: 100 });
      }).toPass({ intervals: [150] });
      expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFT);
    });

    test(`on ${device} nothing on ${path} shifts when the form arrives after its visitor`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await countShifts(page);
      let letThrough = () => {};
      const gate = new Promise<void>((resolve) => (letThrough = resolve));
      const isBooted = () => page.locator("html[data-booted]").count();
      await page.route(/\.js$/, async (route) => {
        if (await isBooted()) await gate;
        await route.continue();
      });
      await page.goto(path);
      await started(page);
      const place = page.locator("#contact");
      await place.scrollIntoViewIfNeeded();
      const call = place.getByRole("link", { name: words("contact-form", "en").direct.phone });
      await call.scrollIntoViewIfNeeded();
      await expect(call).toBeInViewport();
      letThrough();
      await expect(contactForm(page, "en").submit).toBeVisible();
      await expect(call).toHaveCount(0);
      expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFT);
    });
  }
}

for (const [device, viewport] of DEVICES) {
  test(`on ${device} the thanks for a request are in sight, and its place keeps its height`, async ({
    page,
    email,
  }) => {
    await page.setViewportSize(viewport);
    const view = await openForm(page, "/contact-us/", "en");
    await fillIn(view, email);
    const height = async () => (await page.locator("#contact").boundingBox())?.height ?? 0;
    const before = await height();
    await view.submit.click();
    await expect(view.success).toBeVisible();
    await view.close.click();
    await expect(view.thanks).toBeFocused();
    await expect(view.thanks).toBeInViewport();
    await expect(view.another).toBeInViewport();
    expect(Math.abs((await height()) - before)).toBeLessThan(2);
    await view.another.click();
    await expect(view.firstName).toBeFocused();
    await expect(view.firstName).toBeInViewport();
  });
}

for (const language of LANGUAGES) {
  test(`the place of the empty form (${language}) is as high as the form at every width`, async ({ page }) => {
    for (const path of FORM_PAGES) {
      const { form } = await openForm(page, path, language);
      for (const width of [320, 360, 393, 414, 600, 768, 900, 1024, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const missing = await form.evaluate((place) => {
          const room = parseFloat(getComputedStyle(place.parentElement ?? place).minHeight);
          return place.getBoundingClientRect().height - room;
        });
        // Less than a pixel moves nothing.
        expect(missing, `on ${path} at ${width} px`).toBeLessThan(1);
      }
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    for (const path of FORM_PAGES) {
      test(`${pathIn(language, path)} offers phone, chat and mail instead of the form`, async ({ page }) => {
        await page.goto(pathIn(language, path));
        const told = (text: Record<Language, string>) => fill(text[language], factsOf(SITE));
        const { contact, chat, mail } = SITE;
        const { direct, name } = words("contact-form", language);
        const inNewTab = (label: string) => `${label} ${words("common", language).chat.newTab}`;
        await expect(page.getByRole("form", { name })).toHaveCount(0);
        const place = page.locator("#contact");
        for (const [label, address] of [
          [direct.phone, phoneUrl({ contact })],
          [inNewTab(direct.chat), chatUrl({ chat: { number: chat.number, message: told(chat.message) } })],
          [direct.mail, mailUrl({ contact, mail: { subject: told(mail.subject), body: told(mail.body) } })],
        ] as const) {
          // The section may name the same way beside the form's place.
          const link = place.getByRole("listitem").getByRole("link", { name: label, exact: true });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute("href", address);
        }
      });
    }
  }
});
