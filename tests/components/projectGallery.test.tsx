import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fill } from "../../src/content/fill";
import { formatWhole } from "../../src/i18n/format";
import { ProjectGallery, type ProjectContent } from "../../src/sections/ProjectGallery";
import { contentIn, picture, standOn, words } from "../fixtures/sitePage";

jest.mock("gatsby", () => jest.requireActual("../fixtures/sitePage"));
jest.mock("gatsby-plugin-react-i18next", () => jest.requireActual("../fixtures/sitePage"));

const NAMES = ["midcentury-ranch", "teal-island-kitchen", "white-farmhouse"];

const projectsIn = (language: "en" | "es") =>
  NAMES.map((name) => ({
    ...contentIn<Omit<ProjectContent, "before" | "after">>(`projects/${name}`, language),
    before: picture(`${name}-before`),
    after: picture(`${name}-after`),
  }));

function show(language: "en" | "es" = "en") {
  standOn(language);
  const { projects: text } = words("home", language);
  const { compare } = words("common", language);
  const projects = projectsIn(language);
  render(<ProjectGallery text={text} projects={projects} />);
  const [first, second] = projects;
  if (!first || !second) throw new Error("The gallery needs two projects");
  return { text, compare, projects, first, second };
}

const chosen = () => screen.getByRole("radio", { checked: true });

test.each(["en", "es"] as const)("in %s every project can be chosen by its name, the first is shown", (language) => {
  const { text, projects, first } = show(language);
  const choices = within(screen.getByRole("group", { name: text.choose })).getAllByRole("radio");
  expect(choices).toHaveLength(projects.length);
  for (const { title } of projects) expect(screen.getByRole("radio", { name: title })).toBeInTheDocument();
  expect(chosen()).toHaveAccessibleName(first.title);
  expect(screen.getByRole("heading", { level: 3, name: first.title })).toBeInTheDocument();
});

test("choosing a project shows its comparison, its words and its facts", async () => {
  const { text, compare, first, second } = show();
  await userEvent.click(screen.getByRole("radio", { name: second.title }));
  expect(chosen()).toHaveAccessibleName(second.title);
  expect(screen.getByRole("slider", { name: fill(compare.slider, { title: second.title }) })).toHaveValue("50");
  expect(screen.getByText(second.description)).toBeInTheDocument();
  expect(screen.getByText(`${text.area}: ${formatWhole(second.areaSqft, "en")}`)).toBeInTheDocument();
  expect(screen.getByText(`${text.months}: ${second.months}`)).toBeInTheDocument();
  expect(screen.queryByText(first.description)).not.toBeInTheDocument();
});

test("arrow keys choose the next project", async () => {
  const { second } = show();
  const user = userEvent.setup({ delay: null });
  chosen().focus();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: second.title })).toBeChecked();
});

test("each project starts with its comparison at the half", async () => {
  const { compare, first, second } = show();
  await userEvent.click(screen.getByRole("button", { name: compare.after }));
  expect(screen.getByRole("slider")).toHaveValue("100");
  await userEvent.click(screen.getByRole("radio", { name: second.title }));
  expect(screen.getByRole("slider")).toHaveValue("50");
  await userEvent.click(screen.getByRole("radio", { name: first.title }));
  expect(screen.getByRole("slider")).toHaveValue("50");
});

test("the thumbnails repeat what their names say and stay silent", () => {
  const { text } = show();
  const choices = screen.getByRole("group", { name: text.choose });
  expect(within(choices).queryAllByRole("img")).toEqual([]);
});

test("the change of project is announced", () => {
  const { first } = show();
  expect(screen.getByText(first.description).closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
});
