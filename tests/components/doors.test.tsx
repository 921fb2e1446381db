import { render, screen, within } from "@testing-library/react";
import { chatUrl, phoneUrl } from "../../src/components/contactLinks";
import { Doors } from "../../src/components/Doors";
import { PhoneBar } from "../../src/components/PhoneBar";
import { INTENTS } from "../../src/contact/fields/contactFields";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { companyIn, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

test.each(LANGUAGES)(
  "in %s one door leads investors to the form, their intent chosen, and one leads sellers to their page",
  (language) => {
    standOn(language);
    const company = companyIn(language);
    render(<Doors company={company} />);
    expect(INTENTS).toContain("invest");
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(company.doors.invest)).toBe(`${pathIn(language, "/contact-us/")}?intent=invest#contact`);
    expect(hrefOf(company.doors.sell)).toBe(pathIn(language, "/sell-your-house/"));
    expect(screen.getByRole("link", { name: company.contact.phone })).toHaveAttribute("href", phoneUrl(company));
    const { chat } = words("common", language);
    expect(screen.getByRole("link", { name: RegExp(chat.button) })).toHaveAttribute("href", chatUrl(company));
  },
);

test("below the call band, the doors do not repeat its phone and chat", () => {
  const company = companyIn();
  render(<Doors company={company} direct={false} />);
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

test.each(LANGUAGES)("in %s the phone bar links to call, chat, and the form", (language) => {
  standOn(language);
  const site = companyIn(language);
  const company = { ...site, phoneBar: { ...site.phoneBar, show: true } };
  render(<PhoneBar company={company} />);
  const bar = within(screen.getByRole("navigation", { name: company.phoneBar.label }));
  expect(bar.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    phoneUrl(company),
    chatUrl(company),
    `${pathIn(language, "/contact-us/")}#contact`,
  ]);
});

test("the phone bar can be switched off in the content", () => {
  const company = companyIn();
  render(<PhoneBar company={{ ...company, phoneBar: { ...company.phoneBar, show: false } }} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
