import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { handleEarlyClick } from "../../src/browser/handleEarlyClick";
import { initHeroFilm, mayPlayFilm } from "../../src/browser/initHeroFilm";
import { showVideos } from "../../src/browser/showVideos";
import { HeroFilm } from "../../src/sections/HeroFilm";
import { answerMediaQueries } from "../fixtures/browser";
import { change, standInForVideos } from "../fixtures/videos";
import { hydratableMarkup } from "../fixtures/serverMarkup";
import { standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const REDUCED = "prefers-reduced-motion";
const SMALL = "max-width: 37.5em";
const LYING = "max-height: 480px";

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
const hero = <HeroFilm files={wide} />;

const files = ({ mp4, webm }: typeof wide) => [
  [webm, "video/webm; codecs=av01.0.08M.08"],
  [mp4, "video/mp4"],
];
const sources = () => [...document.querySelectorAll("source")].map(({ src, type }) => [new URL(src).pathname, type]);
function show() {
  const playback = standInForVideos();
  const view = render(hero);
  initHeroFilm();
  return { ...playback, ...view };
}

type Facts = { saveData?: boolean; effectiveType?: string; downlink?: number };

test.each<[boolean, string[], Facts | undefined]>([
  [true, [], undefined],
  [true, [], { saveData: false, effectiveType: "4g" }],
  // What Chromium says before it has measured anything.
  [true, [], { saveData: false, effectiveType: "4g", downlink: 1.4 }],
  [true, [], { effectiveType: "4g", downlink: 10 }],
  [false, [], { effectiveType: "3g", downlink: 1.4 }],
  [false, [], { effectiveType: "2g" }],
  [false, [], { effectiveType: "slow-2g" }],
  [false, [], { saveData: true, effectiveType: "4g" }],
  [false, [REDUCED], undefined],
  [false, [SMALL], undefined],
  [false, [SMALL], { effectiveType: "4g", downlink: 10 }],
  [false, [LYING], { effectiveType: "4g", downlink: 10 }],
])("the film may play: %s, if %j matches and the connection is %j", (may, queries, connection) => {
  answerMediaQueries(...queries);
  const navigator = (connection ? { connection } : {}) as Navigator;
  expect(mayPlayFilm({ matchMedia: window.matchMedia, navigator })).toBe(may);
});

test("the built page has the pause button and no file a browser would load: the picture comes first", () => {
  document.body.innerHTML = hydratableMarkup(hero);
  expect(film()).toHaveAttribute("preload", "none");
  expect(film()).not.toHaveAttribute("autoplay");
  for (const source of document.querySelectorAll("source")) expect(source).not.toHaveAttribute("src");
  expect(pauseButton()).toBeVisible();
  document.body.innerHTML = "";
});

test("a pause before the page's script has loaded is kept: the film does not start", () => {
  const { play } = standInForVideos();
  render(hero);
  handleEarlyClick(pauseButton() ?? document.body);
  initHeroFilm();
  expect(play).not.toHaveBeenCalled();
  expect(localStorage.getItem("hero-film-paused")).toBe("true");
});

test.each([REDUCED, SMALL, LYING])("with %s, neither film nor button is offered, and nothing is loaded", (query) => {
  answerMediaQueries(query);
  const { play, load } = show();
  expect(film()).not.toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect([play.mock.calls.length, load.mock.calls.length]).toEqual([0, 0]);
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
  expect(localStorage.getItem("hero-film-paused")).toBe("true");
  await userEvent.click(playButton() ?? document.body);
  expect(film()?.paused).toBe(false);
  expect(localStorage.getItem("hero-film-paused")).toBe("false");
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

test("if the browser refuses to start the film, the play button is shown", async () => {
  standInForVideos(new DOMException("no", "NotAllowedError"));
  render(hero);
  initHeroFilm();
  await waitFor(() => expect(playButton()).toBeVisible());
  expect(pauseButton()).not.toBeInTheDocument();
});

test("if the browser stops the film, the play button is shown", () => {
  show();
  change(film() as HTMLVideoElement, "pause", { paused: true });
  expect(playButton()).toBeVisible();
});
