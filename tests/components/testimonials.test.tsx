import { render, screen, within } from "@testing-library/react";
import { Testimonials } from "../../src/sections/Testimonials";
import { picture, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const film = {
  title: "A film",
  description: "A story",
  transcript: "All that is said",
  video: { file: "/media/a.mp4", poster: picture("a"), captions: [] },
};
const review = { title: "Sam", quote: "They called before I did.", about: "Sold a house" };

test("written testimonials are below the films, with their authors", () => {
  standOn("en");
  render(<Testimonials text={words("home").testimonials} testimonials={[film]} reviews={[review]} />);
  const said = screen.getByRole("figure");
  expect(within(said).getByRole("blockquote")).toHaveTextContent(review.quote);
  expect(said).toHaveTextContent(`${review.title} ${review.about}`);
});

test("a site without written testimonials has only the films", () => {
  standOn("en");
  render(<Testimonials text={words("home").testimonials} testimonials={[film]} reviews={[]} />);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: film.title })).toBeVisible();
});
