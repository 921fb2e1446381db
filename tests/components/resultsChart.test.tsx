import { render, screen, within } from "@testing-library/react";
import { wholeDollars } from "../../src/i18n/format";
import { LANGUAGES } from "../../src/i18n/languages";
import { resultOf } from "../../src/projects/deal";
import { ResultsChart } from "../../src/sections/ResultsChart";
import { standOn, words } from "../fixtures/sitePage";
import { soldHouse } from "../fixtures/soldHouse";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

test.each(LANGUAGES)("in %s each house is a row with its result, and opens into its figures", (language) => {
  standOn(language, "/projects/");
  const house = soldHouse(language);
  const lost = { ...house, name: "lost", title: "Lost", deal: { ...house.deal, salePrice: house.deal.purchasePrice } };
  const plain = { ...house, name: "plain", title: "Plain", deal: null };
  render(
    <ResultsChart
      text={words("projects", language).results}
      words={words("home", language).projects}
      projects={[house, lost, plain]}
    />,
  );
  const rows = screen.getAllByRole("listitem").filter((row) => within(row).queryByRole("heading", { level: 3 }));
  expect(rows).toHaveLength(3);
  for (const [place, { deal }] of [house, lost].entries()) {
    const row = within(rows[place] ?? document.body);
    expect(row.getAllByText(wholeDollars(resultOf(deal), language))[0]).toBeVisible();
    expect(rows[place]?.querySelector("summary rect")).toHaveAttribute("width", expect.stringMatching(/^[\d.]+%$/));
  }
  expect(rows[2]?.querySelector("summary svg")).toBeNull();
  expect(document.querySelectorAll("details [data-compare]")).toHaveLength(3);
  const links = screen.getAllByRole("link", { name: words("home", language).projects.whole, hidden: true });
  expect(links[1]?.getAttribute("href")).toMatch(/\/projects\/lost\/$/);
});
