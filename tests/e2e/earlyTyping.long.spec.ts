// A phone on a slow line: somebody types before and while the form starts, on a page that an extension has changed.
import { fieldId } from "../../src/forms/fieldId";
import { FORM_PAGES } from "./contactForm";
import { FOREIGN_NODES, KINDS_OF_NODES } from "./foreignNodes";
import { expect, test } from "./test";

// React draws a page anew that differs from what it knows, and warns.
test.use({ viewport: { width: 390, height: 664 }, expectedComplaint: /Minified React error #(418|423|425)/ });

const TYPED = { firstName: "Maximiliano", lastName: "Lopez", email: "max@yahoo.com" };
const NAMES = ["firstName", "lastName", "email"] as const;

/** In milliseconds: between keys, and what each script and file of data takes. */
const [KEY, FILE] = [60, 400];

for (const path of FORM_PAGES)
  for (const kind of KINDS_OF_NODES)
    test(`on ${path} with ${kind}, what is typed while the form starts stays where it was typed`, async ({ page }) => {
      await page.route(/\.(js|json)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, FILE));
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      const first = page.locator(`#${fieldId("contact", "firstName")}`);
      await first.waitFor();
      await page.evaluate(FOREIGN_NODES[kind]);
      await first.focus();
      for (const name of NAMES) {
        await page.keyboard.type(TYPED[name], { delay: KEY });
        await page.keyboard.press("Tab");
      }
      await expect(page.locator("[data-island][data-started] form")).toBeVisible();
      const values = NAMES.map((name) => page.locator(`#${fieldId("contact", name)}`).inputValue());
      expect(await Promise.all(values)).toEqual(NAMES.map((name) => TYPED[name]));
      const draft = await page.evaluate(() => sessionStorage.getItem("contact-draft") ?? "{}");
      expect((JSON.parse(draft) as { values: object }).values).toMatchObject(TYPED);
    });
