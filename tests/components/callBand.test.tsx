import { render, screen, within } from "@testing-library/react";
import { CallBand } from "../../src/components/CallBand";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { companyIn, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const linksOf = (title: string) =>
  within(screen.getByRole("region", { name: title }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test.each(
  LANGUAGES.flatMap((language) => (["services", "who-we-are"] as const).map((name) => [language, name] as const)),
)("in %s, the band of %s also leads to the teaser and to the contact form", (language, name) => {
  standOn(language);
  const { call } = words(name, language);
  render(<CallBand text={call} company={companyIn(language)} />);
  const links = linksOf(call.title);
  expect(links).toHaveLength(5);
  expect(links.slice(0, 3)).toEqual([
    [call.links.teaser, pathIn(language, "/invest/#teaser")],
    [call.links.sell, pathIn(language, "/sell-your-house/")],
    [call.links.form, pathIn(language, "/contact-us/#contact")],
  ]);
});

test("below the teaser itself, the band has only its two buttons", () => {
  standOn("en");
  const { call } = words("invest");
  render(<CallBand text={call} company={companyIn()} />);
  expect(linksOf(call.title)).toHaveLength(2);
});
