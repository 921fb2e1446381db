import Libsql from "libsql";
import { mailUrl, chatUrl } from "../../src/components/contactLinks";
import type { Language } from "../../src/i18n/languages";
import {
  bringInForm,
  contactForm,
  contactOf,
  fillIn,
  HOME,
  openForm,
  openLongEnough,
  SHOWN_NUMBER,
  VISITOR,
  type ContactFormView,
} from "./contactForm";
import { expect, test } from "./crmSites";
import { SITE, words } from "./site";
import { OTHER } from "../fixtures/languages";

// What the tests break: the connection to the server, its store, and its limits.
test.use({ expectedComplaint: /^console: Contact form: |api\/contacts|status of (429|503)|ERR_INTERNET_DISCONNECTED/ });

/** What the links in the popup must carry. */
function draftOf({ text }: ContactFormView, email: string, language: Language): string {
  return [
    text.draft.greeting,
    `${text.firstName}: ${VISITOR.firstName}`,
    `${text.lastName}: ${VISITOR.lastName}`,
    `${text.email}: ${email}`,
    `${text.phoneNumber}: +1 ${VISITOR.phoneNumber}`,
    `${text.country}: ${HOME.name[language]}`,
  ].join("\n");
}

async function expectNothingLost(view: ContactFormView, email: string, language: Language): Promise<void> {
  const { text, popup } = view;
  await expect(view.warning).toBeVisible();
  await expect(popup).toContainText(text.popup.message);
  await expect(popup).toContainText(text.popup.notSent);
  const body = draftOf(view, email, language);
  await expect(popup.getByRole("link", { name: text.popup.chat })).toHaveAttribute(
    "href",
    chatUrl({ chat: { number: SITE.chat.number, message: "" } }, body),
  );
  await expect(popup.getByRole("link", { name: text.popup.mail })).toHaveAttribute(
    "href",
    mailUrl({ contact: SITE.contact, mail: { subject: text.draft.subject, body } }),
  );
  await view.close.click();
  await expect(view.firstName).toHaveValue(VISITOR.firstName);
  await expect(view.email).toHaveValue(email);
  await expect(view.phoneNumber).toHaveValue(SHOWN_NUMBER);
}

test("without a connection to the server, the input is kept, chat and email links contain it, and a retry arrives once", async ({
  page,
  crmSite,
  email,
}) => {
  await page.route("**/api/contacts", (route) => route.abort("internetdisconnected"));
  const view = await openForm(page, "/", OTHER);
  await fillIn(view, email);
  await view.submit.click();
  await expect(view.popup).toContainText(view.text.popup.unreachable);
  await expectNothingLost(view, email, OTHER);
  // What stands beside the form stays with it.
  await expect(page.getByRole("heading", { name: words("home", OTHER).preview.title })).toBeAttached();
  await page.unroute("**/api/contacts");
  await page.reload();
  const again = contactForm(page, OTHER);
  await bringInForm(page);
  await openLongEnough(page);
  await again.submit.click();
  await expect(again.success).toBeVisible();
  expect(crmSite.crm.posted.filter(({ data }) => data[0]?.Email === email)).toEqual([{ data: [contactOf(email)] }]);
});

test("a broken store is not a success: the visitor keeps the input and is offered other ways", async ({
  page,
  openSite,
  email,
}) => {
  const site = await openSite({});
  const store = new Libsql(site.database);
  // The server writes to it, too.
  store.exec("PRAGMA busy_timeout = 5000");
  store.exec("DROP TABLE lead");
  store.close();
  const view = await openForm(page, "/contact-us/", "en", site.url);
  await fillIn(view, email);
  const answer = page.waitForResponse("**/api/contacts");
  await view.submit.click();
  expect((await answer).status()).toBe(503);
  await expect(view.popup).toContainText(view.text.popup.unavailable);
  await expectNothingLost(view, email, "en");
});
