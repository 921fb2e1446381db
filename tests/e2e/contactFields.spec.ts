import { LANGUAGES } from "../../src/i18n/languages";
import { axeFaultsInBothModes } from "./axeFaults";
import { contactForm, contactOf, fillIn, openForm, openLongEnough, typedName, VISITOR } from "./contactForm";
import { expect, test, type CrmSite } from "./crmSites";
import { SITE } from "./site";

const requestsOf = (site: CrmSite, email: string) => site.crm.posted.filter(({ data }) => data[0]?.Email === email);

test("the form with errors, an open list, and the popup has no accessibility violations", async ({ page, email }) => {
  // Six checks of the whole form.
  test.slow();
  const view = await openForm(page, "/contact-us/", "en");
  await view.submit.click();
  await expect(view.summary).toBeFocused();
  expect(await axeFaultsInBothModes(page, "form")).toEqual([]);
  await view.country.fill(VISITOR.country.slice(0, 2));
  await expect(page.getByRole("listbox")).toBeVisible();
  expect(await axeFaultsInBothModes(page, "[role=listbox]")).toEqual([]);
  await fillIn(view, email);
  await view.submit.click();
  await expect(view.success).toBeVisible();
  expect(await axeFaultsInBothModes(page, "dialog")).toEqual([]);
  await view.close.click();
  await expect(view.thanks).toBeFocused();
  expect(await axeFaultsInBothModes(page, "#contact")).toEqual([]);
});

test("a field stays in place while the summary's errors are corrected", async ({ page }) => {
  const view = await openForm(page, "/contact-us/", "en");
  await view.submit.click();
  await expect(view.summary).toBeFocused();
  const links = view.summary.getByRole("link");
  await expect(links).toHaveCount(5);
  await links.first().click();
  await expect(view.firstName).toBeFocused();
  await expect(view.firstName).toBeInViewport();
  const before = await view.firstName.boundingBox();
  await page.keyboard.type("Ana");
  await expect(links).toHaveCount(4);
  expect(await view.firstName.boundingBox()).toEqual(before);
});

test("the form can be filled in and sent by keyboard alone, and the focus returns from the popup", async ({
  page,
  email,
  crmSite,
}) => {
  const { keyboard } = page;
  await openForm(page, "/contact-us/", "en");
  const view = contactForm(page, "en");
  await view.form.evaluate((form) => {
    form.tabIndex = -1;
    form.focus();
  });
  for (const answer of [VISITOR.firstName, VISITOR.lastName, email, "", VISITOR.phoneNumber]) {
    await keyboard.press("Tab");
    await keyboard.type(answer);
  }
  await keyboard.press("Tab");
  await keyboard.type(typedName(VISITOR.country));
  await keyboard.press("Enter");
  await expect(view.country).toHaveValue(VISITOR.country);
  // Skips the optional fields that editors have turned on.
  for (const isShown of Object.values(SITE.contactForm)) if (isShown) await keyboard.press("Tab");
  // The notice has a link.
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(view.submit).toBeFocused();
  await openLongEnough(page);
  await keyboard.press("Enter");
  await expect(view.success).toBeVisible();
  await keyboard.press("Tab");
  await expect(view.close).toBeFocused();
  await keyboard.press("Enter");
  await expect(view.popup).toHaveCount(0);
  await expect(view.thanks).toBeFocused();
  expect(requestsOf(crmSite, email)).toEqual([{ data: [contactOf(email)] }]);
});

test("country code and phone number are on one line in both languages, also in a narrow column", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  for (const language of LANGUAGES) {
    const view = await openForm(page, "/", language);
    const [code, number] = [await view.phoneCode.boundingBox(), await view.phoneNumber.boundingBox()];
    const middle = (box: typeof code) => (box?.y ?? Infinity) + (box?.height ?? Infinity) / 2;
    expect(Math.abs(middle(code) - middle(number))).toBeLessThanOrEqual(2);
  }
});
