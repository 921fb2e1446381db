import { interpolate } from "../../src/content/interpolate";
import { contactOf, fillIn, openForm } from "./contactForm";
import { expect, leadOf, test } from "./crmSites";
import { OTHER } from "../fixtures/languages";

// A request that the CRM rejects is logged on the console, as the specification requires.
test.use({ expectedComplaint: /^console: Contact form: / });

const CRM_ERROR = "Internal Server Error";
const BROKEN = {
  kind: "reply",
  status: 500,
  body: JSON.stringify({ code: "INTERNAL_ERROR", details: {}, message: CRM_ERROR, status: "error" }),
} as const;

// In milliseconds: longer than the 8 seconds that a visitor waits for the CRM, shorter than the server's own timeout.

for (const [path, language] of [
  ["/", OTHER],
  ["/contact-us/", "en"],
] as const) {
  test(`a request from ${path} (${language}) reaches the CRM with the specified six fields`, async ({
    page,
    crmSite,
    email,
  }) => {
    const view = await openForm(page, path, language);
    await fillIn(view, email);
    await view.submit.click();
    await expect(view.popup).toContainText(view.text.popup.message);
    await expect(view.success).toBeVisible();
    await expect(view.popup.getByRole("link")).toHaveCount(0);
    expect(crmSite.crm.posted.filter(({ data }) => data[0]?.Email === email)).toEqual([{ data: [contactOf(email)] }]);
    await view.close.click();
    // On the home page, the calculator that has just opened takes the focus.
    const next = path === "/" ? page.locator("#calculator").getByRole("heading", { level: 2 }) : view.thanks;
    await expect(next).toBeFocused();
    await expect(view.form).toHaveCount(0);
    await view.another.click();
    await expect(view.firstName).toBeFocused();
    await expect(view.email).toHaveValue("");
  });
}

test("a request that fails at the CRM is queued, explained, and delivered once the CRM is back", async ({
  page,
  crmSite,
  email,
}) => {
  crmSite.faults.set(email, BROKEN);
  const view = await openForm(page, "/", OTHER);
  await fillIn(view, email);
  const answer = page.waitForResponse("**/api/contacts");
  await view.submit.click();
  expect((await answer).status()).toBe(202);
  await expect(view.warning).toBeVisible();
  for (const line of [
    view.text.popup.message,
    view.text.popup.queued,
    interpolate(view.text.popup.note, { error: CRM_ERROR }),
  ])
    await expect(view.popup).toContainText(line);
  await expect(view.popup.getByRole("link")).toHaveCount(0);
  crmSite.faults.delete(email);
  // By itself the server retries after a minute, because the failed call may have succeeded.
  await crmSite.leads("retry", (await leadOf(crmSite, email))?.id ?? "");
  const taken = () => crmSite.crm.contacts.filter(({ Email }) => Email === email);
  await expect.poll(taken, { timeout: 20_000 }).toEqual([expect.objectContaining(contactOf(email))]);
});
