// The contact form as a visitor sees it: found by its roles and the words in content/.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { groupedPhone } from "../../src/contact/fields/readPhone";
import { countriesSchema, type Country } from "../../src/content/contentTypes/country";
import { type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { words } from "./site";
import { expect, started } from "./test";

// A little more than LEAST_OPEN_MS in src/server/leads/intake/holdReasons.ts.
const LEAST_MS_OPEN = 2100;

export const FORM_PAGES = ["/contact-us/", "/"] as const;

const VISITOR_NUMBER = "3055550142";

/** The countries that editors have listed. */
export const COUNTRIES: readonly Country[] = countriesSchema.validateSync(
  JSON.parse(readFileSync("content/countries.json", "utf8")),
);

/** A name as it may be typed: in small letters, without accents, up to the last letter. */
export const typedName = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, -1);

function homeCountry(): Country {
  // The form begins with this dial code.
  const sharing = COUNTRIES.filter(({ dialCode }) => dialCode === 1);
  const home = sharing.find(({ iso2 }) => iso2 === "US") ?? sharing[0];
  if (!home) throw new Error("content/countries.json has no country with the dial code 1");
  return home;
}

/** The country of `VISITOR`. */
export const HOME = homeCountry();

/** An American in Miami, with an email address unique to the test. */
export const VISITOR = {
  firstName: "Ana María",
  lastName: "Muñoz O'Neill",
  phoneNumber: VISITOR_NUMBER,
  country: HOME.name.en,
};

/** The visitor's number as the field shows it once it is left. */
export const SHOWN_NUMBER = groupedPhone({ phoneCode: "+1", phoneNumber: VISITOR_NUMBER }, COUNTRIES);

/** The six fields of the specification for `VISITOR`. */
export const contactOf = (email: string) => ({
  First_Name: "Ana María",
  Last_Name: "Muñoz O'Neill",
  Email: email,
  Phone: "+13055550142",
  Mailing_Country: HOME.iso2,
  Description: "Contact from website contact form",
});

export type ContactFormView = ReturnType<typeof contactForm>;

export function contactForm(page: Page, language: Language) {
  const text = words("contact-form", language);
  const form = page.getByRole("form", { name: text.name, exact: true });
  const box = (name: string) => form.getByRole("textbox", { name, exact: true });
  const list = (name: string) => form.getByRole("combobox", { name, exact: true });
  const popup = page.getByRole("dialog", { name: new RegExp(`${text.popup.title}|${text.popup.unconfirmed}`) });
  return {
    page,
    text,
    form,
    firstName: box(text.firstName),
    lastName: box(text.lastName),
    email: box(text.email),
    phoneCode: list(text.phoneCode),
    phoneNumber: box(text.phoneNumber),
    country: list(text.country),
    summary: form.getByRole("group", { name: text.errors.title }),
    submit: form.getByRole("button", { name: text.submit, exact: true }),
    sending: page.locator("button[type=submit]").filter({ hasText: text.sending }),
    popup,
    success: popup.getByRole("img", { name: text.popup.success, exact: true }),
    warning: popup.getByRole("img", { name: text.popup.warning, exact: true }),
    close: popup.getByRole("button", { name: text.popup.close }),
    thanks: page.locator("#contact h3").filter({ hasText: text.popup.title }),
    another: page.locator("#contact").getByRole("button", { name: text.another, exact: true }),
  };
}

/** Opens a page (by its English path) and waits for the form's script, which loads as the form comes near. */
export async function openForm(page: Page, path: string, language: Language, site = ""): Promise<ContactFormView> {
  const view = contactForm(page, language);
  await page.goto(site + pathIn(language, path));
  await started(page);
  await bringInForm(page);
  return view;
}

/** Scrolls to the form and waits for its script. Resolves with its locator; undefined on a page without the form. */
export async function bringInForm(page: Page): Promise<Locator | undefined> {
  const place = page.locator("#contact");
  if ((await place.count()) === 0) return undefined;
  await place.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-island][data-started]").filter({ has: page.locator("form") })).toBeAttached();
  await expect(place.locator("button[type=submit]")).toBeVisible();
  return place;
}

/** On a page with the form: loads it, submits it empty, and waits for its error messages. */
export async function sendEmpty(page: Page): Promise<void> {
  const place = await bringInForm(page);
  if (!place) return;
  await place.locator("button[type=submit]").click();
  await expect(place.getByRole("alert")).toBeVisible();
}

/** Waits until a request would not be held for haste: nobody fills in a form that fast. */
export async function openLongEnough(page: Page): Promise<void> {
  await page.waitForFunction((least) => performance.now() > least, LEAST_MS_OPEN);
}

/** Types a valid request into the form as it is without scripts. */
export async function typeIn(view: ContactFormView, email: string): Promise<void> {
  await view.firstName.fill(VISITOR.firstName);
  await view.lastName.fill(VISITOR.lastName);
  await view.email.fill(email);
  await view.phoneNumber.fill(VISITOR.phoneNumber);
  await view.country.fill(VISITOR.country);
}

/** Types a valid request, not too fast, and chooses the country from its list. */
export async function fillIn(view: ContactFormView, email: string): Promise<void> {
  await openLongEnough(view.page);
  await typeIn(view, email);
  await view.country.press("Enter");
}
