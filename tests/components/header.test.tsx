import { render, screen, within } from "@testing-library/react";
import { Header } from "../../src/components/Header";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { MENU_PAGES } from "../../src/site/pages";
import { COLOR_MODES } from "../../src/theme/colorMode";
import { companyIn, standOn, words } from "../fixtures/sitePage";
import { LANGUAGE_TABLE } from "../../src/i18n/languageTable";
import { OTHER } from "../fixtures/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const WORD_PAGES = [
  { title: "Questions", path: "/faq/", inMenu: true },
  { title: "Privacy", path: "/privacy/", inMenu: false },
];

function show(language: Language, path = "/") {
  standOn(language, path);
  const company = companyIn(language);
  render(<Header company={company} wordPages={WORD_PAGES} overHero={false} />);
  return { company, text: words("common", language) };
}

const hrefOf = (element: HTMLElement) => element.getAttribute("href");

test.each(LANGUAGES)("in %s the drawer also lists the other pages, and the text pages that ask for it", (language) => {
  const { text } = show(language);
  const drawer = within(screen.getByRole("dialog", { name: text.nav.label, hidden: true }));
  for (const { key, path } of MENU_PAGES)
    expect(hrefOf(drawer.getByRole("link", { name: text.nav[key], hidden: true }))).toBe(pathIn(language, path));
  expect(hrefOf(drawer.getByRole("link", { name: "Questions", hidden: true }))).toBe(pathIn(language, "/faq/"));
  expect(drawer.queryByRole("link", { name: "Privacy", hidden: true })).toBeNull();
});

test.each(LANGUAGES)("in %s the navigation marks the current page, and no other", (language) => {
  const { text } = show(language, "/invest/");
  for (const list of screen.getAllByRole("navigation", { name: text.nav.label, hidden: true })) {
    const current = within(list).getAllByRole("link", { current: "page", hidden: true });
    expect(current.map(({ textContent }) => textContent)).toEqual([text.nav.invest]);
  }
});

test.each([
  ["en", "/invest/"],
  [OTHER, "/invest/"],
  [OTHER, "/"],
  ["en", "/no-such-page/"],
] as const)("in %s at %s the language menu links the same page in each language", (language, path) => {
  const { text } = show(language, path);
  const { label } = text.language;
  const menu = screen.getByLabelText(`${label}: ${LANGUAGE_TABLE[language].own} (EN/ES)`).closest("details");
  const links = within(menu ?? document.body).getAllByRole("link", { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(LANGUAGES.map((each) => LANGUAGE_TABLE[each].own));
  expect(links.map(hrefOf)).toEqual(LANGUAGES.map((other) => pathIn(other, path)));
  expect(links.map(({ lang }) => lang)).toEqual([...LANGUAGES]);
  expect(links.filter((link) => link.hasAttribute("aria-current")).map(({ lang }) => lang)).toEqual([language]);
  // The early script reads the choice from it.
  expect(links.map((link) => link.dataset.language)).toEqual([...LANGUAGES]);
});

test.each(LANGUAGES)("in %s the color menu offers light, dark, and the system's choice", (language) => {
  const { text } = show(language);
  const menu = screen.getByLabelText(text.colorMode.label).closest("details");
  const buttons = within(menu ?? document.body).getAllByRole("button", { hidden: true });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(COLOR_MODES.map((mode) => text.colorMode[mode]));
  expect(buttons.map((button) => button.dataset.setColorMode)).toEqual([...COLOR_MODES]);
});
