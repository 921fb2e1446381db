import { render, screen } from "@testing-library/react";
import { Hero } from "../../src/sections/Hero";
import { companyIn, picture, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const film = { mp4: "/media/hero.mp4", webm: "/media/hero.webm" };
const hero = { wide: picture("wide"), portrait: picture("portrait"), wideFilm: film };

test.each([1, 2, 3])("the headline has each of its %d lines on a line of its own, and reads as one", (count) => {
  standOn("en");
  const headline = ["We buy.", "We build.", "We sell."].slice(0, count);
  render(<Hero text={{ ...words("home").hero, headline }} hero={hero} company={companyIn()} />);
  const heading = screen.getByRole("heading", { level: 1 });
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(headline);
  expect(heading.textContent).toBe(headline.join(" "));
});
