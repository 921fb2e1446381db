import { render, screen, within } from "@testing-library/react";
import { chatUrl, phoneUrl } from "../../src/components/contactLinks";
import { Doors } from "../../src/components/Doors";
import { PhoneBar } from "../../src/components/PhoneBar";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { pathOf } from "../../src/site/pages";
import { companyIn, standOn } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

test.each(LANGUAGES)("in %s the doors lead to the pages for sellers and for investors", (language) => {
  standOn(language);
  const company = companyIn(language);
  render(<Doors company={company} />);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf(company.doors.invest)).toBe(pathIn(language, pathOf("invest")));
  expect(hrefOf(company.doors.sell)).toBe(pathIn(language, pathOf("sellYourHouse")));
});

test.each(["invest", "sellYourHouse"] as const)("no door leads to its own page: %s", (page) => {
  standOn("en", pathOf(page));
  const company = companyIn();
  render(<Doors company={company} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
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
