import { render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/Picture";
import { pictureSources } from "../../src/components/pictureSources";
import { picture } from "../fixtures/sitePage";

const types = () => [...document.querySelectorAll("source")].map(({ type }) => type);

test("a prepared picture has its size, its AVIF files and one WebP file of middle width", () => {
  expect(pictureSources(picture("house"))).toEqual({
    alt: picture("house").alt,
    src: "/house-730.webp",
    width: 1600,
    height: 900,
    sources: [{ type: "image/avif", srcSet: "/house.avif 400w" }],
  });
});

test("wider files than needed are not offered, but the narrowest always is", () => {
  const thumbnail = picture("house");
  const images = thumbnail.file.gatsbyImageData.images;
  Object.assign(images, {
    sources: [{ type: "image/avif", srcSet: "/a-400.avif 400w,\n/a-730.avif 730w,\n/a-1600.avif 1600w" }],
  });
  const offered = (widest?: number) => pictureSources(thumbnail, widest).sources.map(({ srcSet }) => srcSet);
  expect(offered(730)).toEqual(["/a-400.avif 400w,/a-730.avif 730w"]);
  expect(offered(300)).toEqual(["/a-400.avif 400w"]);
  expect(offered()).toEqual(["/a-400.avif 400w,/a-730.avif 730w,/a-1600.avif 1600w"]);
});

test("a picture reserves its space and loads lazily", () => {
  render(<Picture picture={picture("house")} sizes="50vw" />);
  const drawn = screen.getByRole("img", { name: picture("house").alt });
  expect(drawn).toHaveAttribute("width", "1600");
  expect(drawn).toHaveAttribute("height", "900");
  expect(drawn).toHaveAttribute("loading", "lazy");
  expect(drawn).toHaveAttribute("fetchpriority", "low");
  expect(types()).toEqual(["image/avif"]);
  for (const source of document.querySelectorAll("source")) expect(source).toHaveAttribute("sizes", "50vw");
});

test("the page's largest picture loads immediately", () => {
  render(<Picture picture={picture("house")} sizes="100vw" priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("narrow portrait screens get the other crop first", () => {
  render(<Picture picture={picture("wide")} portrait={picture("tall")} sizes="100vw" />);
  const sources = [...document.querySelectorAll("source")];
  expect(sources.map(({ media, srcset }) => [media !== "", srcset])).toEqual([
    [true, "/tall.avif 400w"],
    [true, "/tall-730.webp"],
    [false, "/wide.avif 400w"],
  ]);
  expect(screen.getByRole("img", { name: picture("wide").alt })).toBeInTheDocument();
});

test("a picture that adds nothing to the text next to it is decorative", () => {
  render(<Picture picture={picture("house")} sizes="100vw" decorative />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(document.querySelector("img")).toHaveAttribute("alt", "");
});
