import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerHeroFilm } from "../../src/browser/offerHeroFilm";
import { mayPlayFilm } from "../../src/browser/mayPlayFilm";
import { showVideos } from "../../src/browser/showVideos";
import { HeroFilm } from "../../src/sections/HeroFilm";
import { answerMediaQueries, breakStorage } from "../fixtures/browser";
import { change, standInForVideos } from "../fixtures/videos";
import { hydratableMarkup } from "../fixtures/serverMarkup";
import { standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const REDUCED = "prefers-reduced-motion";
const SMALL = "max-width: 600px";

const { film: text } = words("common");

// The page's script observes all videos of the document, once.
beforeAll(showVideos);

/** Simulates the film entering or leaving the viewport. */
let see: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
    },
  });
  Object.assign(navigator, { connection: { effectiveType: "4g", downlink: 10 } });
  standOn("en");
  answerMediaQueries();
});
afterEach(() => jest.restoreAllMocks());

const film = () => document.querySelector("video");
const pauseButton = () => screen.queryByRole("button", { name: text.pauseBackground });
const playButton = () => screen.queryByRole("button", { name: text.playBackground });

const wide = { mp4: "/media/hero.mp4", webm: "/media/hero.webm" };
const portrait = { mp4: "/media/hero-portrait.mp4", webm: "/media/hero-portrait.webm" };
const hero = <HeroFilm wide={wide} portrait={portrait} />;

const files = ({ mp4, webm }: typeof wide) => [
  [webm, "video/webm; codecs=av01.0.08M.08"],
  [mp4, "video/mp4"],
];
const sources = () => [...document.querySelectorAll("source")].map(({ src, type }) => [new URL(src).pathname, type]);
function show() {
  const playback = standInForVideos();
  const view = render(hero);
  offerHeroFilm();
  return { ...playback, ...view };
}

type Facts = { saveData?: boolean; effectiveType?: string; downlink?: number };

test.each<[boolean, string[], Facts | undefined]>([
  [true, [], undefined],
  [true, [], { saveData: false, effectiveType: "4g" }],
  [false, [], { effectiveType: "3g" }],
  [false, [], { effectiveType: "4g", downlink: 1.6 }],
  [true, [], { effectiveType: "4g", downlink: 10 }],
  [false, [SMALL], undefined],
  [false, [SMALL], { effectiveType: "4g" }],
  [false, [SMALL], { effectiveType: "4g", downlink: 1.6 }],
  [true, [SMALL], { effectiveType: "4g", downlink: 10 }],
  [false, [REDUCED], undefined],
  [false, [], { saveData: true, effectiveType: "4g" }],
  [false, [SMALL], { effectiveType: "3g" }],
  [false, [SMALL], { effectiveType: "slow-2g" }],
])("the film may play: %s, if %j matches and the connection is %j", (may, queries, connection) => {
  answerMediaQueries(...queries);
  const navigator = (connection ? { connection } : {}) as Navigator;
  expect(mayPlayFilm({ matchMedia: window.matchMedia, navigator })).toBe(may);
});

test("the built page contains no film and no file a browser would load: the picture comes first", () => {
  document.body.innerHTML = hydratableMarkup(hero);
  expect(film()).not.toBeVisible();
  expect(film()).toHaveAttribute("preload", "none");
  expect(film()).not.toHaveAttribute("autoplay");
  for (const source of document.querySelectorAll("source")) expect(source).not.toHaveAttribute("src");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  document.body.innerHTML = "";
});

test("with reduced motion, neither film nor button is offered, and nothing is loaded", () => {
  answerMediaQueries(REDUCED);
  const { play, load } = show();
  expect(film()).not.toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect([play.mock.calls.length, load.mock.calls.length]).toEqual([0, 0]);
});

test("a page without a film is unchanged", () => {
  const { play } = standInForVideos();
  offerHeroFilm();
  expect(play).not.toHaveBeenCalled();
});

test("the film is muted, loops, is hidden from assistive technology, and starts automatically", () => {
  show();
  expect(film()).toHaveProperty("muted", true);
  expect(film()).toHaveProperty("loop", true);
  expect(film()).toHaveAttribute("aria-hidden", "true");
  expect(film()?.paused).toBe(false);
  expect(sources()).toEqual(files(wide));
  expect(pauseButton()).toBeVisible();
});

test("a phone in portrait gets the portrait film, and the wide one once it is rotated", () => {
  const { change: turn } = answerMediaQueries(SMALL);
  show();
  expect(sources()).toEqual(files(portrait));
  turn();
  expect(sources()).toEqual(files(wide));
  expect(film()?.paused).toBe(false);
});

test("a film paused when the phone is rotated stays paused", async () => {
  const { change: turn } = answerMediaQueries(SMALL);
  show();
  await userEvent.click(pauseButton() ?? document.body);
  turn();
  expect(sources()).toEqual(files(wide));
  expect(film()?.paused).toBe(true);
});

test("a pause persists: on the next visit, the film waits to be played", async () => {
  const { unmount } = show();
  await userEvent.click(pauseButton() ?? document.body);
  expect(film()?.paused).toBe(true);
  unmount();
  jest.restoreAllMocks();
  const { play, unmount: leave } = show();
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(playButton() ?? document.body);
  expect(film()?.paused).toBe(false);
  leave();
  expect(show().play).toHaveBeenCalled();
});

test("the film pauses out of view and resumes in view, unless the visitor paused it", async () => {
  show();
  see(false);
  expect(film()?.paused).toBe(true);
  see(true);
  expect(film()?.paused).toBe(false);
  await userEvent.click(pauseButton() ?? document.body);
  see(false);
  see(true);
  expect(film()?.paused).toBe(true);
});

test("the film pauses while another one plays", () => {
  show();
  const other = document.createElement("video");
  document.body.append(other);
  void other.play();
  expect(film()?.paused).toBe(true);
  other.pause();
  expect(film()?.paused).toBe(false);
  other.remove();
});

test("without storage, the button still works", async () => {
  breakStorage();
  show();
  await userEvent.click(pauseButton() ?? document.body);
  expect(film()?.paused).toBe(true);
  expect(playButton()).toBeVisible();
});

test("if the browser refuses to start the film, the play button is shown", async () => {
  standInForVideos(new DOMException("no", "NotAllowedError"));
  render(hero);
  offerHeroFilm();
  await waitFor(() => expect(playButton()).toBeVisible());
  expect(pauseButton()).not.toBeInTheDocument();
});

test("if the browser stops the film, the play button is shown", () => {
  show();
  change(film() as HTMLVideoElement, "pause", { paused: true });
  expect(playButton()).toBeVisible();
});
