import { render, screen } from "@testing-library/react";
import { SmartLink } from "../../src/components/SmartLink";
import { standOn, words } from "../fixtures/sitePage";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { OTHER } from "../fixtures/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

function show(to: string, language: Language = "en", path = "/") {
  standOn(language, path);
  render(<SmartLink to={to}>Words</SmartLink>);
  return screen.getByRole("link");
}

test.each(LANGUAGES)("in %s an https link opens in a new tab and says so", (language) => {
  const link = show("https://elsewhere.example/", language);
  expect(link).toHaveAccessibleName(`Words ${words("common", language).chat.newTab}`);
  expect(link).toHaveAttribute("href", "https://elsewhere.example/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test.each(["mailto:office@site.example?subject=Hello", "tel:+13055550142", "#contact"])(
  "%s is a plain link of this tab",
  (to) => {
    const link = show(to, OTHER);
    expect(link).toHaveAttribute("href", to);
    expect(link).not.toHaveAttribute("target");
    expect(link).toHaveAccessibleName("Words");
  },
);

test.each([
  ["en", "/services/#funding", "/services/#funding"],
  [OTHER, "/services/#funding", `/${OTHER}/services/#funding`],
  [OTHER, "/", `/${OTHER}/`],
] as const)("in %s the page %s is reached at %s in this tab", (language, to, href) => {
  const link = show(to, language);
  expect(link).toHaveAttribute("href", href);
  expect(link).not.toHaveAttribute("target");
});

test.each([
  ["/invest/", "/invest/", "page"],
  ["/services/", "/invest/", null],
  ["/", "/invest/", null],
] as const)("a link to %s on the page %s is marked as current: %s", (to, path, current) => {
  expect(show(to, OTHER, path).getAttribute("aria-current")).toBe(current);
});
