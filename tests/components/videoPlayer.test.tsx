import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VideoPlayer } from "../../src/components/VideoPlayer";
import { interpolate } from "../../src/content/interpolate";
import { handleEarlyClick } from "../../src/browser/handleEarlyClick";
import { showVideos } from "../../src/browser/showVideos";
import { captionsOf, change, chooseCaptions, standInForVideos } from "../fixtures/videos";
import { picture, standOn, words } from "../fixtures/sitePage";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { LANGUAGE_TABLE } from "../../src/i18n/languageTable";
import { OTHER } from "../fixtures/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const captions = [
  { language: "en", file: "/media/a.en.vtt" },
  { language: OTHER, file: "/media/a.es.vtt" },
];

// On a page, the early script handles these buttons.
const answer = (event: MouseEvent) => handleEarlyClick(event.target as Element);

// The page's script observes all videos of the document, once.
beforeAll(() => {
  document.documentElement.lang = "en";
  showVideos();
});

beforeEach(() => document.addEventListener("click", answer));
afterEach(() => {
  document.removeEventListener("click", answer);
  jest.restoreAllMocks();
});

function show(titles: string[], language: Language = "en") {
  standOn(language);
  standInForVideos();
  const players = titles.map((title) => (
    <VideoPlayer
      key={title}
      title={title}
      sizes="33vw"
      video={{ file: "/media/a.mp4", poster: picture("a"), captions }}
    />
  ));
  render(<>{players}</>);
  const { film } = words("common", language);
  return {
    user: userEvent.setup({ delay: null }),
    text: film,
    playButton: (title: string) => screen.getByRole("button", { name: interpolate(film.play, { title }) }),
    pauseButton: (title: string) => screen.queryByRole("button", { name: interpolate(film.pause, { title }) }),
    video: (title: string) => screen.getByLabelText<HTMLVideoElement>(title),
  };
}

const arrives = (video: HTMLVideoElement) =>
  act(() => change(video, "playing", { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA }));

test.each(LANGUAGES)("in %s the button names what it plays, then what it pauses", async (language) => {
  const { user, playButton, pauseButton, video } = show(["Sold"], language);
  // Its controls come after the button.
  expect(playButton("Sold").compareDocumentPosition(video("Sold"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(playButton("Sold"));
  expect(video("Sold").paused).toBe(false);
  await user.click(pauseButton("Sold") ?? document.body);
  expect(video("Sold").paused).toBe(true);
  expect(playButton("Sold")).toBeVisible();
});

test("a spinner is shown while the video waits for data, and only then", async () => {
  const { user, text, playButton, video } = show(["Sold"]);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await user.click(playButton("Sold"));
  expect(screen.getByRole("status")).toHaveTextContent(text.loading);
  arrives(video("Sold"));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  act(() => change(video("Sold"), "waiting", { readyState: HTMLMediaElement.HAVE_CURRENT_DATA }));
  expect(screen.getByRole("status")).toHaveTextContent(text.loading);
  act(() => video("Sold").pause());
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test.each(LANGUAGES)(
  "in %s both languages' captions are offered, and none is loaded before the video plays",
  (language) => {
    const { video } = show(["Sold"], language);
    const tracks = [...video("Sold").querySelectorAll("track")];
    expect(tracks.map(({ kind }) => kind)).toEqual(["captions", "captions"]);
    expect(tracks.map((track) => track.getAttribute("src"))).toEqual(captions.map(({ file }) => file));
    expect(tracks.map(({ label }) => label)).toEqual(LANGUAGES.map((each) => LANGUAGE_TABLE[each].own));
    expect(tracks.some((track) => track.default)).toBe(false);
  },
);

test("a video that starts pauses the others, except the muted one behind the page's text", async () => {
  const { user, playButton, video } = show(["One", "Two"]);
  const background = document.createElement("video");
  background.muted = true;
  document.body.append(background);
  void background.play();
  await user.click(playButton("One"));
  await user.click(playButton("Two"));
  expect([video("One").paused, video("Two").paused, background.paused]).toEqual([true, false, false]);
  expect(playButton("One")).toBeVisible();
  background.remove();
});

test("a video that fails says so instead of spinning forever, and can be retried", async () => {
  const { user, text, playButton, video } = show(["Sold"]);
  await user.click(playButton("Sold"));
  act(() => change(video("Sold"), "error", { error: { code: 4 } }));
  expect(screen.getByRole("alert")).toHaveTextContent(text.failed);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await user.click(playButton("Sold"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  arrives(video("Sold"));
  expect(video("Sold").paused).toBe(false);
});

test("once started, a video keeps the browser's own controls, also for the keyboard", async () => {
  const { user, playButton, pauseButton, video } = show(["Sold"]);
  expect(video("Sold")).not.toHaveAttribute("controls");
  await user.click(playButton("Sold"));
  await user.click(pauseButton("Sold") ?? document.body);
  expect(video("Sold")).toHaveAttribute("controls");
  expect(video("Sold")).not.toHaveAttribute("tabindex");
});

test("captions start in the page's language, and the viewer's choice carries over to other videos", async () => {
  const { user, playButton, video } = show(["One", "Two", "Three"]);
  await user.click(playButton("One"));
  expect(captionsOf(video("One"))).toBe("en");
  chooseCaptions(video("One"), OTHER);
  await user.click(playButton("Two"));
  expect(captionsOf(video("Two"))).toBe(OTHER);
  chooseCaptions(video("Two"), "");
  await user.click(playButton("Three"));
  expect(captionsOf(video("Three"))).toBe("");
  // Also over to one started before the choice.
  await user.click(playButton("One"));
  expect(captionsOf(video("One"))).toBe("");
  chooseCaptions(video("One"), "en");
});

test("a video has no source before it is played, and keeps it afterwards", async () => {
  const { user, video, playButton } = show(["Sold"]);
  expect(video("Sold")).not.toHaveAttribute("src");
  expect(video("Sold")).not.toHaveAttribute("autoplay");
  await user.click(playButton("Sold"));
  expect(video("Sold")).toHaveAttribute("src", "/media/a.mp4");
  arrives(video("Sold"));
  expect(video("Sold")).toHaveAttribute("src", "/media/a.mp4");
});

test("a video already playing when the script loads shows its pause button", () => {
  const { video, pauseButton } = show(["Sold"]);
  jest.spyOn(video("Sold"), "paused", "get").mockReturnValue(false);
  expect(pauseButton("Sold")).toBeNull();
  showVideos();
  expect(pauseButton("Sold")).toBeVisible();
});
