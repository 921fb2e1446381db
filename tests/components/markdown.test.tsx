import { render, screen } from "@testing-library/react";
import { Markdown } from "../../src/components/Markdown";
import { standOn, words } from "../fixtures/sitePage";
import { OTHER } from "../fixtures/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

test("links follow the site's rules: pages in the visitor's language, other sites in an announced new tab", () => {
  standOn(OTHER);
  render(<Markdown text="[Invertir](/invest/) y [otro](https://elsewhere.example)" />);
  expect(screen.getByRole("link", { name: "Invertir" })).toHaveAttribute("href", `/${OTHER}/invest/`);
  const other = screen.getByRole("link", { name: `otro ${words("common", OTHER).chat.newTab}` });
  expect(other).toHaveAttribute("target", "_blank");
});

test("lists, headings, bold, and italics become elements; HTML stays text", () => {
  standOn("en");
  const text = "### Title\n\n1. **one**\n2. *two*\n\n<b>not bold</b>";
  const { container } = render(<Markdown text={text} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Title");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["one", "two"]);
  expect(container.querySelector("ol strong")).toHaveTextContent("one");
  expect(container.querySelector("ol em")).toHaveTextContent("two");
  expect(screen.getByText("<b>not bold</b>")).toBeInTheDocument();
});
