import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SmartLink } from "../../src/components/SmartLink";
import { standOn, words } from "../fixtures/sitePage";

jest.mock("gatsby", () => jest.requireActual("../fixtures/sitePage"));
jest.mock("gatsby-plugin-react-i18next", () => jest.requireActual("../fixtures/sitePage"));

function show(to: string, language: "en" | "es" = "en") {
  standOn(language);
  render(<SmartLink to={to}>Words</SmartLink>);
  return screen.getByRole("link");
}

test.each(["en", "es"] as const)("in %s an https link opens in a new tab and says so", (language) => {
  const link = show("https://elsewhere.example/", language);
  expect(link).toHaveAccessibleName(`Words ${words("common", language).chat.newTab}`);
  expect(link).toHaveAttribute("href", "https://elsewhere.example/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test.each(["mailto:office@site.example?subject=Hello", "tel:+13055550142", "#contact"])(
  "%s is a plain link of this tab",
  (to) => {
    const link = show(to, "es");
    expect(link).toHaveAttribute("href", to);
    expect(link).not.toHaveAttribute("target");
    expect(link).not.toHaveAttribute("data-client-side");
    expect(link).toHaveAccessibleName("Words");
  },
);

test.each([
  ["en", "/services/#funding", "/services/#funding"],
  ["es", "/services/#funding", "/es/services/#funding"],
  ["es", "/", "/es/"],
] as const)("in %s the page %s is reached at %s without leaving the site", (language, to, href) => {
  const link = show(to, language);
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("data-client-side");
  expect(link).not.toHaveAttribute("target");
});

test("a page is loaded ahead when its link is focused or touched, a link elsewhere never is", () => {
  const hovering = jest.fn();
  window.___loader = { hovering, loadPage: jest.fn() };
  const page = show("/services/", "es");
  fireEvent.focus(page);
  fireEvent.touchStart(page);
  expect(hovering.mock.calls).toEqual([["/es/services/"], ["/es/services/"]]);
  hovering.mockClear();
  cleanup();
  fireEvent.focus(show("https://elsewhere.example/"));
  expect(hovering).not.toHaveBeenCalled();
});
