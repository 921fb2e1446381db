import { render, screen, within } from "@testing-library/react";
import { interpolate } from "../../src/content/interpolate";
import { Reviews } from "../../src/components/Reviews";
import { Testimonials } from "../../src/sections/Testimonials";
import { picture, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const testimonial = {
  title: "A video",
  description: "A story",
  transcript: "All that is said",
  video: { file: "/media/a.mp4", poster: picture("a"), captions: [] },
};
const review = { title: "Sam", quote: "They called before I did.", about: "Sold a house" };

test("written testimonials stand above the videos, with their authors", () => {
  standOn("en");
  render(<Testimonials text={words("home").testimonials} testimonials={[testimonial]} reviews={[review]} />);
  const said = screen.getByRole("figure");
  expect(within(said).getByRole("blockquote")).toHaveTextContent(review.quote);
  expect(said).toHaveTextContent(`${review.title} ${review.about}`);
});

test("samples are called so once if all are, and each by itself beside real ones or alone on a page", () => {
  standOn("en");
  const sample = { ...review, quote: "A sample.", isSample: true };
  const chips = () => screen.queryAllByText(words("common").sample).length;
  const shown = (reviews: (typeof sample | typeof review)[]) => {
    const page = render(<Testimonials text={words("home").testimonials} testimonials={[]} reviews={reviews} />);
    const count = chips();
    page.unmount();
    return count;
  };
  expect([shown([sample, { ...sample, quote: "Another." }]), shown([sample, review]), shown([review])]).toEqual([
    1, 1, 0,
  ]);
  render(<Reviews reviews={[sample, { ...sample, quote: "Another." }]} />);
  expect(chips()).toBe(2);
});

test("a site without written testimonials has only the videos", () => {
  standOn("en");
  render(<Testimonials text={words("home").testimonials} testimonials={[testimonial]} reviews={[]} />);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: testimonial.title })).toBeVisible();
});

test("an upright video has an upright tile, and a wide video one of its own shape", () => {
  standOn("en");
  const { gatsbyImageData: wide } = testimonial.video.poster.file;
  const poster = { ...testimonial.video.poster, file: { gatsbyImageData: { ...wide, width: 1080, height: 1350 } } };
  const testimonials = [
    testimonial,
    { ...testimonial, title: "An upright video", video: { ...testimonial.video, poster } },
  ];
  render(<Testimonials text={words("home").testimonials} testimonials={testimonials} reviews={[]} />);
  const tiles = screen.getAllByRole("listitem").map((tile) => tile.querySelector("[data-wide]") !== null);
  expect(tiles).toEqual([true, false]);
});

test("a video is followed by its options, named by it: the audio-described version where it has one, and the transcript", () => {
  standOn("en");
  const { film: text } = words("common");
  const video = { ...testimonial.video, described: "/media/a-described.en.mp4" };
  const testimonials = [testimonial, { ...testimonial, title: "Another video", video }];
  render(<Testimonials text={words("home").testimonials} testimonials={testimonials} reviews={[]} />);
  const folds = screen.getAllByRole("group");
  expect(folds.map((fold) => fold.textContent)).toEqual([
    `${text.options}: ${testimonial.title}${testimonial.transcript}`,
    expect.stringMatching(`^${text.options}: Another video.*${testimonial.transcript}$`),
  ]);
  const name = interpolate(text.described, { title: "Another video" });
  expect(screen.getByText(name)).toHaveAttribute("href", video.described);
});
