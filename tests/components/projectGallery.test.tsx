import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveDividers } from "../../src/browser/moveDivider";
import type { ProjectContent } from "../../src/projects/project";
import { interpolate } from "../../src/content/interpolate";
import { projectsAddress } from "../../src/content/onDemandData";
import type { Texts } from "../../src/content/texts/texts";
import { formatWhole } from "../../src/i18n/format";
import { pathIn } from "../../src/i18n/paths";
import { ProjectGallery } from "../../src/islands/ProjectGallery";
import { hydratableMarkup } from "../fixtures/serverMarkup";
import { picture, standOn, words } from "../fixtures/sitePage";
import { soldHouse } from "../fixtures/soldHouse";
import { type Language, LANGUAGES } from "../../src/i18n/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

type LoadProjects = (part: number) => Promise<ProjectContent[]>;

// On-demand data is cached for the page's lifetime; each test is a separate visit.
let loadPart: LoadProjects;
const asked = jest.fn();
jest.mock("../../src/content/onDemandData", () => ({
  ...jest.requireActual<object>("../../src/content/onDemandData"),
  loadOnDemand: (address: string) => {
    asked(address);
    return loadPart(Number(/(\d+)\.json$/.exec(address)?.[1]));
  },
}));

beforeAll(moveDividers);
beforeEach(() => asked.mockClear());

const NAMES = ["oak-street", "elm-street", "pine-street"];

const projectsIn = (language: Language) => NAMES.map((name) => soldHouse(language, name));

const noMore = async (): Promise<ProjectContent[]> => [];

function show(language: Language = "en", { total = NAMES.length, loadMore = noMore as LoadProjects } = {}) {
  standOn(language);
  const { projects: text } = words("home", language);
  const { compare } = words("common", language);
  const projects = projectsIn(language);
  loadPart = loadMore;
  render(<ProjectGallery text={text} projects={projects} total={total} />);
  const [first, second] = projects;
  if (!first || !second) throw new Error("The gallery needs two projects");
  return { text, compare, projects, first, second };
}

const chosen = () => screen.getByRole("radio", { checked: true });

test.each(LANGUAGES)("in %s every project can be selected by name, and the first is shown", (language) => {
  const { text, projects, first } = show(language);
  const choices = within(screen.getByRole("group", { name: text.choose })).getAllByRole("radio");
  expect(choices).toHaveLength(projects.length);
  for (const { title } of projects) expect(screen.getByRole("radio", { name: title })).toBeInTheDocument();
  expect(chosen()).toHaveAccessibleName(first.title);
  expect(screen.getByRole("heading", { level: 3, name: first.title })).toBeInTheDocument();
});

test.each(LANGUAGES)("in %s every title leads to the project's own page", (language) => {
  const { text, projects, second } = show(language);
  const page = (name: string) => pathIn(language, `/projects/${name}/`);
  for (const { name, title } of projects)
    expect(screen.getByRole("link", { name: title })).toHaveAttribute("href", page(name));
  const whole = screen.getByRole("link", { name: text.whole });
  expect(whole).toHaveAttribute("href", page("oak-street"));
  fireEvent.click(screen.getByRole("radio", { name: second.title }));
  expect(whole).toHaveAttribute("href", page("elm-street"));
});

test("selecting a project shows its comparison, text, and facts", async () => {
  const { text, compare, first, second } = show();
  await userEvent.click(screen.getByRole("radio", { name: second.title }));
  expect(chosen()).toHaveAccessibleName(second.title);
  expect(screen.getByRole("slider", { name: interpolate(compare.slider, { title: second.title }) })).toHaveValue("50");
  expect(screen.getByText(second.description)).toBeInTheDocument();
  const { areaSqft, months } = second;
  expect(screen.getByText(interpolate(text.size, { area: formatWhole(areaSqft, "en"), months }))).toBeInTheDocument();
  expect(screen.queryByText(first.description)).not.toBeInTheDocument();
});

test("arrow keys choose the next project", async () => {
  const { second } = show();
  const user = userEvent.setup({ delay: null });
  chosen().focus();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: second.title })).toBeChecked();
});

test("each project starts with its comparison in the middle", async () => {
  const { compare, first, second } = show();
  await userEvent.click(screen.getByRole("button", { name: compare.after }));
  expect(screen.getByRole("slider")).toHaveValue("100");
  await userEvent.click(screen.getByRole("radio", { name: second.title }));
  expect(screen.getByRole("slider")).toHaveValue("50");
  await userEvent.click(screen.getByRole("radio", { name: first.title }));
  expect(screen.getByRole("slider")).toHaveValue("50");
});

test("a project that was chosen before the island started is shown when it starts", () => {
  standOn("en");
  const projects = projectsIn("en");
  const gallery = <ProjectGallery text={words("home").projects} projects={projects} total={projects.length} />;
  const container = document.createElement("div");
  container.dataset.island = "ProjectGallery";
  container.innerHTML = hydratableMarkup(gallery);
  document.body.append(container);
  const second = projects[1]?.title ?? "";
  // As in browsers, where a choice affects the whole group.
  for (const { title } of projects)
    screen.getByRole<HTMLInputElement>("radio", { name: title }).checked = title === second;
  render(gallery, { container, hydrate: true });
  expect(chosen()).toHaveAccessibleName(second);
  expect(screen.getByRole("heading", { level: 3, name: second })).toBeInTheDocument();
});

test("the change of project is announced", () => {
  const { first } = show();
  expect(screen.getByText(first.description).closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

/** Invented projects `from` to `to`, as in a file of on-demand data. */
const invented = (from: number, to: number): ProjectContent[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    name: `house-${from + i}`,
    title: `House ${from + i}`,
    description: `Work on house ${from + i}`,
    areaSqft: 1000,
    months: 4,
    before: picture(`before-${from + i}`),
    after: picture(`after-${from + i}`),
  }));

const moreButton = (text: Texts["home"]["projects"]) => screen.queryByRole("button", { name: text.more.button });

test.each(LANGUAGES)("in %s the button appends part after part, and goes with the last one", async (language) => {
  const loadMore = jest.fn(async (part: number) => (part === 1 ? invented(4, 15) : invented(16, 17)));
  const { text } = show(language, { total: 17, loadMore });
  await userEvent.click(screen.getByRole("button", { name: text.more.button }));
  expect(screen.getAllByRole("radio")).toHaveLength(15);
  expect(screen.getByRole("status")).toHaveTextContent(interpolate(text.more.shown, { shown: 15, total: 17 }));
  await userEvent.click(screen.getByRole("button", { name: text.more.button }));
  expect(screen.getAllByRole("radio")).toHaveLength(17);
  expect(screen.getByRole("status")).toHaveTextContent(interpolate(text.more.shown, { shown: 17, total: 17 }));
  expect(moreButton(text)).not.toBeInTheDocument();
  expect(asked.mock.calls).toEqual([[projectsAddress(language, 1)], [projectsAddress(language, 2)]]);
});

test("the focus goes on to the first new project, which is chosen only by the visitor", async () => {
  const { first } = show("en", { total: 5, loadMore: async () => invented(4, 5) });
  const user = userEvent.setup({ delay: null });
  screen.getByRole("button", { name: words("home").projects.more.button }).focus();
  await user.keyboard("{Enter}");
  const house = await screen.findByRole("radio", { name: "House 4" });
  await waitFor(() => expect(house).toHaveFocus());
  expect(chosen()).toHaveAccessibleName(first.title);
  await user.keyboard(" ");
  expect(house).toBeChecked();
  expect(screen.getByText("Work on house 4")).toBeInTheDocument();
});

test("the focus stays where it is if the visitor has moved on while the projects were loading", async () => {
  let arrive: (projects: ProjectContent[]) => void = () => undefined;
  const { text } = show("en", { total: 5, loadMore: () => new Promise((resolve) => (arrive = resolve)) });
  await userEvent.click(screen.getByRole("button", { name: text.more.button }));
  act(() => chosen().focus());
  await act(async () => arrive(invented(4, 5)));
  expect(screen.getByRole("radio", { name: "House 4" })).not.toHaveFocus();
  expect(chosen()).toHaveFocus();
});

test("loading projects is announced, their space is reserved, and a second click requests nothing", async () => {
  const loadMore = jest.fn(() => new Promise<ProjectContent[]>(() => undefined));
  const { text } = show("en", { total: 17, loadMore });
  const choices = screen.getByRole("group", { name: text.choose });
  const before = choices.children.length;
  await userEvent.click(screen.getByRole("button", { name: text.more.button }));
  await userEvent.click(screen.getByRole("button", { name: text.more.button }));
  expect(screen.getByRole("status")).toHaveTextContent(text.more.loading);
  expect(choices.children.length).toBe(before + 12);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test("projects that fail to load are reported, and the same button requests them again", async () => {
  const loadMore = jest.fn<Promise<ProjectContent[]>, [number]>().mockRejectedValueOnce(new Error("offline"));
  loadMore.mockResolvedValueOnce(invented(4, 5));
  const { text } = show("en", { total: 5, loadMore });
  await userEvent.click(screen.getByRole("button", { name: text.more.button }));
  expect(screen.getByRole("status")).toHaveTextContent(text.more.failed);
  expect(screen.getAllByRole("radio")).toHaveLength(NAMES.length);
  await userEvent.click(screen.getByRole("button", { name: text.more.button }));
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  expect(loadMore.mock.calls).toEqual([[1], [1]]);
});
