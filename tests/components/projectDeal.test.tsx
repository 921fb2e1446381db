import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readPending } from "../../src/calculator/pendingDeal";
import type { ProjectContent } from "../../src/projects/project";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { ProjectGallery } from "../../src/islands/ProjectGallery";
import { standOn, words } from "../fixtures/sitePage";
import { soldHouse } from "../fixtures/soldHouse";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

beforeEach(() => sessionStorage.clear());

function show(project: ProjectContent = soldHouse("en"), language: Language = "en") {
  standOn(language);
  const { projects: text } = words("home", language);
  render(<ProjectGallery text={text} projects={[project]} total={1} />);
  return text.deal;
}

test.each(LANGUAGES)("in %s a sold house shows what it cost and brought in, marked as a sample", (language) => {
  const house = soldHouse(language);
  const text = show(house, language);
  expect(screen.getByText(words("common", language).sample)).toBeVisible();
  expect(screen.getByText(text.profit)).toBeVisible();
  expect(screen.getByRole("img", { name: /\$545,000/ })).toBeVisible();
  expect(screen.getByText(house.deal.wentWrong ?? "", { exact: false })).toBeVisible();
});

test("a loss is shown with a minus sign", () => {
  const house = soldHouse("en");
  const text = show({ ...house, deal: { ...house.deal, salePrice: 460_500 } });
  expect(screen.getByText(text.loss)).toBeVisible();
  expect(screen.getByText("−$20,500")).toBeVisible();
});

test("a sale below the purchase price is shown without the calculator, which does not take it", () => {
  const house = soldHouse("en");
  const text = show({ ...house, deal: { ...house.deal, salePrice: house.deal.purchasePrice - 1, wentWrong: null } });
  expect(screen.getByText(text.loss)).toBeVisible();
  expect(screen.queryByRole("link", { name: text.open })).toBeNull();
  expect(screen.queryByText(text.wentWrong, { exact: false })).toBeNull();
});

test("its figures are kept for the calculator when requested", async () => {
  const house = soldHouse("en");
  const text = show(house);
  await userEvent.click(screen.getByRole("link", { name: text.open }));
  expect(readPending()).toEqual({
    name: house.title,
    otherCosts: house.deal.otherCosts,
    asked: true,
    inputs: {
      areaSqft: house.areaSqft,
      purchasePrice: house.deal.purchasePrice,
      arv: house.deal.salePrice,
      rehabType: "normal",
      projectMonths: house.deal.months,
      rehabRows: [{ name: text.works, amount: house.deal.works }],
    },
  });
});

test("a project without a sale has no figures", () => {
  const text = show({ ...soldHouse("en"), deal: null });
  expect(screen.queryByText(text.title)).not.toBeInTheDocument();
});
