import { render, screen, within } from "@testing-library/react";
import { mailUrl, phoneUrl } from "../../src/components/contactLinks";
import { showToday } from "../../src/browser/showToday";
import { Footer, SocialLinks } from "../../src/components/Footer";
import { interpolate } from "../../src/content/interpolate";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { MENU_PAGES, NAV_PAGES } from "../../src/site/pages";
import { companyIn, socialWith, standOn, words } from "../fixtures/sitePage";
import { OTHER } from "../fixtures/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const SOCIAL = socialWith((network) => `https://www.${network}.com/acme`);
const NO_PROFILES = socialWith(() => null);

function show(language: Language) {
  standOn(language);
  const company = { ...companyIn(language), social: SOCIAL };
  const wordPages = [{ title: "Privacy notice", path: "/privacy/" }];
  render(<Footer company={company} wordPages={wordPages} />);
  return { company, wordPages, text: words("common", language) };
}

/** The links of the column with the given heading. */
function column(title: string) {
  const block = screen.getByRole("heading", { name: title }).parentElement ?? document.body;
  return within(block).getAllByRole("link", { hidden: true });
}

const hrefOf = (element: HTMLElement) => element.getAttribute("href");

test.each(LANGUAGES)("in %s the services come from the content and link to their pages", (language) => {
  const { company, text } = show(language);
  const links = column(text.footer.services);
  expect(links.map(({ textContent }) => textContent)).toEqual(company.footerServices.map(({ label }) => label));
  expect(links.map(hrefOf)).toEqual(company.footerServices.map(({ to }) => pathIn(language, to)));
});

test.each(LANGUAGES)("in %s the links are the navigation's pages, the other pages, and the text pages", (language) => {
  const { text, wordPages } = show(language);
  const links = column(text.footer.links);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...[...NAV_PAGES, ...MENU_PAGES].map(({ key }) => text.nav[key]),
    ...wordPages.map(({ title }) => title),
  ]);
  expect(hrefOf(links.at(-1) ?? document.body)).toBe(pathIn(language, "/privacy/"));
});

test("the phone links to the contact page, the email address to a prefilled email in the page's language", () => {
  const { company, text } = show(OTHER);
  const phone = screen.getByRole("link", { name: `${text.footer.phone}: ${company.contact.phone}`, hidden: true });
  expect(hrefOf(phone)).toBe(`/${OTHER}/contact-us/`);
  const mail = screen.getByRole("link", { name: `${text.footer.email}: ${company.contact.email}`, hidden: true });
  expect(hrefOf(mail)).toBe(mailUrl(company));
  expect(mail).not.toHaveAttribute("target");
  const query = new URL(mailUrl(company)).searchParams;
  expect(query.get("subject")).toBe(company.mail.subject);
  // Line breaks in a mailto body are CRLF.
  expect(query.get("body")?.split("\r\n")).toEqual(company.mail.body.split("\n"));
});

test("licenses are named with their numbers or not at all", () => {
  standOn("en");
  const { license } = words("common", "en").footer;
  render(<Footer company={companyIn("en")} wordPages={[]} />);
  expect(license).toBeTruthy();
  expect(screen.queryByText(license ?? "")).toBeNull();
});

test("only the networks with a profile are shown, and none without any", () => {
  const company = companyIn("en");
  const label = "Networks";
  const { rerender } = render(
    <SocialLinks
      company={{
        ...company,
        social: { ...NO_PROFILES, instagram: SOCIAL.instagram, facebook: "" },
      }}
      label={label}
    />,
  );
  const networks = within(screen.getByRole("list", { name: label })).getAllByRole("link");
  expect(networks.map(hrefOf)).toEqual([SOCIAL.instagram]);
  rerender(<SocialLinks company={{ ...company, social: NO_PROFILES }} label={label} />);
  expect(screen.queryByRole("list")).toBeNull();
});

test("shows the address, this year's copyright, and the notice", () => {
  const { company, text } = show("en");
  const { contact } = company;
  for (const part of [contact.street, contact.city, contact.postalCode])
    expect(screen.getByText((_, element) => element?.tagName === "ADDRESS")).toHaveTextContent(part);
  expect(
    screen.getByText(interpolate(text.footer.copyright, { year: new Date().getUTCFullYear() })),
  ).toBeInTheDocument();
  expect(screen.getByText(text.footer.notice)).toBeInTheDocument();
});

test.each(LANGUAGES)("in %s a page built in another year shows the year of the visit", (language) => {
  const { text } = show(language);
  showToday(new Date(2042, 5, 1));
  expect(screen.getByText(interpolate(text.footer.copyright, { year: 2042 }))).toBeInTheDocument();
  expect(screen.queryByText(interpolate(text.footer.copyright, { year: new Date().getUTCFullYear() }))).toBeNull();
});

test("a phone number as a link has no spaces", () => {
  expect(phoneUrl({ contact: { phone: "+1 305 555 0142" } })).toBe("tel:+13055550142");
  expect(phoneUrl({ contact: { phone: "+1 305 555 0142 ext. 3" } })).toBe("tel:+13055550142;ext=3");
});
