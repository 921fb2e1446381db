// A site in one language: what only makes sense with several is left out.
import { render, screen } from "@testing-library/react";
import countries from "../../content/countries.json";
import { sitemap } from "../../src/build/html/writeSitemap";
import { Header } from "../../src/components/Header";
import { Seo } from "../../src/components/Seo";
import { secondName } from "../../src/contact/fields/countrySearch";
import { previewBar } from "../../src/editor/previewPane/previewBar";
import { storedView } from "../../src/editor/previewPane/previewView";
import { chooseLanguage } from "../../src/i18n/detectLanguage";
import { plainMarkup } from "../fixtures/serverMarkup";
import { companyIn, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));
jest.mock("../../src/i18n/languages", () =>
  jest.requireActual<typeof import("../fixtures/languageList")>("../fixtures/languageList").languagesWith(["en"]),
);

test("the header has one menu less, and names no other language", () => {
  standOn("en", "/invest/");
  render(<Header company={companyIn("en")} wordPages={[]} overHero={false} />);
  const { language, colorMode } = words("common", "en");
  expect(screen.getByLabelText(colorMode.label)).toBeInTheDocument();
  expect(screen.queryByLabelText(new RegExp(`^${language.label}`))).not.toBeInTheDocument();
  expect(document.querySelector("[hreflang], [data-language]")).toBeNull();
});

test("a page names no alternates, and neither does the sitemap", () => {
  const text = words("invest", "en").seo;
  const head = plainMarkup(<Seo company={companyIn("en")} text={text} language="en" path="/invest/" />);
  expect(head).toContain('rel="canonical"');
  expect(head).not.toMatch(/rel="alternate"|hreflang|locale:alternate/i);
  const listed = sitemap("https://site.example", [{ path: "/invest/", pictures: () => [] }]);
  expect(listed.match(/<loc>.*?<\/loc>/g)).toEqual(["<loc>https://site.example/invest/</loc>"]);
  expect(listed).not.toContain("hreflang");
});

test("visitors with another language stay where they are, and countries have one name", () => {
  const remember = jest.fn(() => true);
  const url = { pathname: "/invest/", search: "?lng=es", hash: "" };
  expect(chooseLanguage(url, { navigator: ["es-MX"], cookie: "es" }, remember)).toEqual({ language: "en" });
  expect(remember).not.toHaveBeenCalled();
  expect(countries.flatMap((country) => secondName(country, "en") ?? [])).toEqual([]);
});

test("the editor's preview asks for no language", () => {
  const { element } = previewBar({ view: storedView(), onView: jest.fn(), onPage: jest.fn() });
  const choices = [...element.querySelectorAll<HTMLElement>("[data-choice]")].map(({ dataset }) => dataset.choice);
  expect(choices).toEqual(["screen", "scheme"]);
});
