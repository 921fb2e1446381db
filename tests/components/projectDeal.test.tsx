import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readWanted } from "../../src/calculator/wantedDeal";
import type { ProjectContent } from "../../src/components/projectContent";
import { ProjectGallery } from "../../src/islands/ProjectGallery";
import { exampleResult } from "../../src/sections/exampleDeal";
import { contentIn, picture, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

beforeEach(() => sessionStorage.clear());

function show(
  name: string,
  { language = "en" as "en" | "es", ...changed }: Partial<ProjectContent> & { language?: "en" | "es" } = {},
) {
  standOn(language);
  const project = {
    ...contentIn<ProjectContent>(`projects/${name}`, language),
    ...changed,
    name,
    before: picture("before"),
    after: picture("after"),
  };
  const { projects: text } = words("home", language);
  render(<ProjectGallery text={text} projects={[project]} total={1} />);
  return { project, deal: project.deal, text: text.deal };
}

test.each(["en", "es"] as const)(
  "in %s a sold house shows what it cost and brought in, marked as a sample",
  (language) => {
    const { deal, text } = show("white-farmhouse", { language });
    expect(screen.getByText(text.sample)).toBeVisible();
    expect(screen.getByText(text.profit)).toBeVisible();
    expect(screen.getByRole("img", { name: /\$545,000/ })).toBeVisible();
    expect(screen.getByText(deal?.wentWrong ?? "", { exact: false })).toBeVisible();
  },
);

test("one of the samples loses money, shown with a minus sign", () => {
  const { deal, text } = show("terracotta-bungalow");
  expect(deal && exampleResult(deal)).toBe(-20_500);
  expect(screen.getByText(text.loss)).toBeVisible();
  expect(screen.getByText("-$20,500")).toBeVisible();
});

test("its figures are kept for the calculator when requested", async () => {
  const { project, deal, text } = show("white-farmhouse");
  await userEvent.click(screen.getByRole("link", { name: text.open }));
  expect(readWanted()).toEqual({
    name: project.title,
    asked: true,
    inputs: {
      areaSqft: project.areaSqft,
      purchasePrice: deal?.purchasePrice,
      arv: deal?.salePrice,
      rehabType: "normal",
      projectMonths: deal?.months,
      rehabRows: [{ name: text.works, amount: deal?.works }],
    },
  });
});

test("a project without a sale has no figures", () => {
  const { text } = show("garden-living-room", { deal: null });
  expect(screen.queryByText(text.title)).not.toBeInTheDocument();
});
