import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { handOverDeal } from "../../src/browser/handOverDeal";
import { readPending } from "../../src/calculator/pendingDeal";
import { formatWhole } from "../../src/i18n/format";
import { ProjectNeighbors } from "../../src/sections/ProjectNeighbors";
import { ProjectOpening } from "../../src/sections/ProjectOpening";
import { ProjectOutcome } from "../../src/sections/ProjectOutcome";
import { standOn, words } from "../fixtures/sitePage";
import { soldHouse } from "../fixtures/soldHouse";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { OTHER } from "../fixtures/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

beforeEach(() => sessionStorage.clear());

function projectIn(language: Language) {
  const project = soldHouse(language);
  standOn(language, `/projects/${project.name}/`);
  return project;
}

const opening = (language: Language) => ({ ...words("project", language), ...words("home", language).projects });

test.each(LANGUAGES)("in %s the page of a project begins with its name, comparison and facts", (language) => {
  const project = projectIn(language);
  const text = opening(language);
  render(<ProjectOpening text={text} project={project} />);
  expect(screen.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
  expect(screen.getByRole("slider")).toBeInTheDocument();
  expect(screen.getByText(project.description)).toBeVisible();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    text.place,
    text.area,
    text.months,
    text.soldOn,
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    project.place,
    formatWhole(project.areaSqft, language),
    String(project.months),
    language === "en" ? "May 2026" : "mayo de 2026",
  ]);
  expect(screen.getByRole("img", { name: project.detail.alt })).toBeInTheDocument();
});

test("a project shows no place and no day of sale that it has not", () => {
  const text = opening("en");
  render(<ProjectOpening text={text} project={{ ...projectIn("en"), place: null, detail: null, deal: null }} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([text.area, text.months]);
});

test("its figures are handed to the calculator on the home page, in the visitor's language", async () => {
  const { deal } = projectIn(OTHER);
  const { deal: text } = words("home", OTHER).projects;
  const wanted = { inputs: { purchasePrice: deal.purchasePrice }, name: "Casa", asked: true };
  const proof = words("project", OTHER);
  const { rerender } = render(<ProjectOutcome text={text} proof={proof} deal={deal} wanted={wanted} />);
  // Nobody checks a sample.
  expect(screen.queryByText(proof.checked)).not.toBeInTheDocument();
  rerender(<ProjectOutcome text={text} proof={proof} deal={{ ...deal, isSample: false }} wanted={wanted} />);
  expect(screen.getByText(proof.checked)).toBeVisible();
  expect(screen.getByRole("link", { name: new RegExp(proof.record) })).toHaveAttribute("href", deal.record);
  expect(screen.getByRole("heading", { level: 2, name: new RegExp(text.title) })).toBeVisible();
  const link = screen.getByRole("link", { name: text.open });
  expect(link).toHaveAttribute("href", `/${OTHER}/#calculator`);
  const opened = jest.fn();
  handOverDeal(opened);
  await userEvent.click(link);
  await waitFor(() => expect(opened).toHaveBeenCalledWith(`${location.origin}/es/#calculator`));
  expect(readPending()).toEqual(wanted);
});

test("a project links to its neighbors; the last one only to the previous one", () => {
  const { name, title, after } = projectIn(OTHER);
  const text = words("project", OTHER);
  render(<ProjectNeighbors text={text} previous={{ name, title, after }} next={null} />);
  const links = within(screen.getByRole("navigation", { name: text.neighbors })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/${OTHER}/projects/oak-street/`,
    `/${OTHER}/projects/`,
  ]);
  expect(links[0]).toHaveAccessibleName(`${text.previous} ${title}`);
});
