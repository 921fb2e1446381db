import { render, screen, within } from "@testing-library/react";
import { TeamGrid } from "../../src/sections/TeamGrid";
import { picture, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const role = { icon: "calculator", title: "Underwriting analyst", description: "Runs the numbers" };
const person = {
  name: "Ada Sample",
  license: "Broker BK0000000",
  bio: "Thirty years of houses.",
  portrait: picture("ada"),
};

test("a role shows who holds it, with portrait and license, or only its icon", () => {
  standOn("en", "/who-we-are/");
  const other = { ...role, title: "Architect", person: null };
  render(<TeamGrid text={words("who-we-are").team} roles={[{ ...role, person }, other]} />);
  const [named, unnamed] = screen.getAllByRole("listitem");
  if (!named || !unnamed) throw new Error("The grid has two roles");
  expect(within(named).getByRole("heading", { level: 3 })).toHaveTextContent("Ada Sample, Underwriting analyst");
  expect(within(named).getByRole("img", { name: person.portrait.alt })).toBeInTheDocument();
  expect(within(named).getByText(person.license)).toBeVisible();
  expect(within(named).getByRole("group")).toHaveTextContent("About Ada SampleThirty years of houses.");
  expect(within(unnamed).getByRole("heading", { level: 3 })).toHaveTextContent("Architect");
  expect(within(unnamed).queryByRole("img")).not.toBeInTheDocument();
});

test("a person without a license has no line for it", () => {
  standOn("en", "/who-we-are/");
  render(
    <TeamGrid text={words("who-we-are").team} roles={[{ ...role, person: { ...person, license: null, bio: null } }]} />,
  );
  expect(within(screen.getByRole("listitem")).getAllByText(/./, { selector: "p" })).toHaveLength(1);
});
