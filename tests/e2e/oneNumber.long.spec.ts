// One phone number, from what a visitor types to everything that is made of it.
import { FakeCrm, secrets } from "../fixtures/fakeCrm";
import { startMailServer } from "../fixtures/mailServer";
import { startWebhookReceiver, WEBHOOK_SECRET } from "../fixtures/webhookReceiver";
import { fillIn, openForm } from "./contactForm";
import { expect, leadOf, test } from "./crmSites";

const STAFF = "sales@flipx.example";

// Dialed from the United States, with Mexico's old 1 for mobile phones, while +1 is selected.
const TYPED = "011 52 1 33 1234 5678";
const [CODE, NUMBER] = ["+52", "3312345678"];
const READ = `${CODE} ${NUMBER}`;

test.use({ expectedComplaint: /^(request: |console: )/ });

test("a number is the same in the chat, the store, the CRM, the staff list and table, the mails, and the webhook", async ({
  page,
  openSite,
  email,
}) => {
  const crm = new FakeCrm();
  const [address, mail, hook] = [await crm.listen(), await startMailServer(), await startWebhookReceiver()];
  const site = await openSite({
    ...secrets,
    CRM_BASE_URL: `${address}/crm/v8`,
    CRM_ACCOUNTS_URL: address,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NOTIFY_EMAIL: STAFF,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET,
  });
  const view = await openForm(page, "/contact-us/", "en", site.url);
  await fillIn(view, email);
  await view.phoneNumber.fill(TYPED);

  await page.route("**/api/contacts", (route) => route.abort("connectionrefused"));
  await view.submit.click();
  const chat = await view.popup.getByRole("link", { name: view.text.popup.chat }).getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toContain(READ);
  await page.unroute("**/api/contacts");
  await view.close.click();
  await expect(view.phoneCode).toHaveValue(CODE);
  await expect(view.phoneNumber).toHaveValue("33 1234 5678");

  await view.submit.click();
  await expect(view.success).toBeVisible();
  const lead = await leadOf(site, email);
  expect(lead?.content?.values).toMatchObject({ phoneCode: CODE, phoneNumber: NUMBER });
  expect(crm.posted.map(({ data }) => data[0]?.Phone)).toEqual([CODE + NUMBER]);
  expect(await site.leadsText("list")).toContain(READ);
  expect(await site.leadsText("export")).toContain(`(${CODE}) ${NUMBER}`);
  await expect.poll(() => mail.mails.map(({ to }) => to), { timeout: 60_000 }).toEqual([STAFF]);
  for (const { text, html } of mail.mails) for (const body of [text, html]) expect(body).toContain(READ);
  await expect.poll(() => hook.hooks.length, { timeout: 60_000 }).toBe(1);
  expect(hook.hooks[0]?.data).toMatchObject({ values: { phoneCode: CODE, phoneNumber: NUMBER } });

  await Promise.all([crm.close(), mail.close(), hook.close()]);
});
