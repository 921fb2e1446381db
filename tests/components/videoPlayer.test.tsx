import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VideoPlayer } from "../../src/components/VideoPlayer";
import { interpolate } from "../../src/content/interpolate";
import { answerClick } from "../../src/browser/answerClick";
import { showFilm, showFilms } from "../../src/browser/showFilms";
import { captionsOf, change, chooseCaptions, standInForFilms } from "../fixtures/films";
import { picture, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const captions = [
  { language: "en", file: "/media/a.en.vtt" },
  { language: "es", file: "/media/a.es.vtt" },
];

// On a page, the early script handles these buttons.
const answer = (event: MouseEvent) => answerClick(event.target as Element);

// The page's script observes all films of the document, once.
beforeAll(() => {
  document.documentElement.lang = "en";
  showFilms();
});

beforeEach(() => document.addEventListener("click", answer));
afterEach(() => {
  document.removeEventListener("click", answer);
  jest.restoreAllMocks();
});

function show(titles: string[], language: "en" | "es" = "en") {
  standOn(language);
  standInForFilms();
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
    film: (title: string) => screen.getByLabelText<HTMLVideoElement>(title),
  };
}

const arrives = (film: HTMLVideoElement) =>
  act(() => change(film, "playing", { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA }));

test.each(["en", "es"] as const)("in %s the button names what it plays, then what it pauses", async (language) => {
  const { user, playButton, pauseButton, film } = show(["Sold"], language);
  await user.click(playButton("Sold"));
  expect(film("Sold").paused).toBe(false);
  await user.click(pauseButton("Sold") ?? document.body);
  expect(film("Sold").paused).toBe(true);
  expect(playButton("Sold")).toBeVisible();
});

test("a spinner is shown while the film waits for data, and only then", async () => {
  const { user, text, playButton, film } = show(["Sold"]);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await user.click(playButton("Sold"));
  expect(screen.getByRole("status")).toHaveTextContent(text.loading);
  arrives(film("Sold"));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  act(() => change(film("Sold"), "waiting", { readyState: HTMLMediaElement.HAVE_CURRENT_DATA }));
  expect(screen.getByRole("status")).toHaveTextContent(text.loading);
  act(() => film("Sold").pause());
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test.each(["en", "es"] as const)(
  "in %s both languages' captions are offered, and none is loaded before the film plays",
  (language) => {
    const { film } = show(["Sold"], language);
    const tracks = [...film("Sold").querySelectorAll("track")];
    const names = words("common", language).language;
    expect(tracks.map(({ kind }) => kind)).toEqual(["captions", "captions"]);
    expect(tracks.map((track) => track.getAttribute("src"))).toEqual(captions.map(({ file }) => file));
    expect(tracks.map(({ label }) => label)).toEqual([names.names.en, names.names.es]);
    expect(tracks.some((track) => track.default)).toBe(false);
  },
);

test("a film that starts pauses the others, except the muted one behind the page's text", async () => {
  const { user, playButton, film } = show(["One", "Two"]);
  const background = document.createElement("video");
  background.muted = true;
  document.body.append(background);
  void background.play();
  await user.click(playButton("One"));
  await user.click(playButton("Two"));
  expect([film("One").paused, film("Two").paused, background.paused]).toEqual([true, false, false]);
  expect(playButton("One")).toBeVisible();
  background.remove();
});

test("a film that fails says so instead of spinning forever, and can be retried", async () => {
  const { user, text, playButton, film } = show(["Sold"]);
  await user.click(playButton("Sold"));
  act(() => change(film("Sold"), "error", { error: { code: 4 } }));
  expect(screen.getByRole("alert")).toHaveTextContent(text.failed);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await user.click(playButton("Sold"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  arrives(film("Sold"));
  expect(film("Sold").paused).toBe(false);
});

test("the button is a tab stop, but the film is not, as it would be in some browsers", () => {
  const { film } = show(["Sold"]);
  expect(film("Sold")).toHaveAttribute("tabindex", "-1");
});

test("once started, a film keeps the browser's own controls, also for the keyboard", async () => {
  const { user, playButton, pauseButton, film } = show(["Sold"]);
  expect(film("Sold")).not.toHaveAttribute("controls");
  await user.click(playButton("Sold"));
  await user.click(pauseButton("Sold") ?? document.body);
  expect(film("Sold")).toHaveAttribute("controls");
  expect(film("Sold")).not.toHaveAttribute("tabindex");
});

test("captions start in the page's language, and the viewer's choice carries over to other films", async () => {
  const { user, playButton, film } = show(["One", "Two", "Three"]);
  await user.click(playButton("One"));
  expect(captionsOf(film("One"))).toBe("en");
  chooseCaptions(film("One"), "es");
  await user.click(playButton("Two"));
  expect(captionsOf(film("Two"))).toBe("es");
  chooseCaptions(film("Two"), "");
  await user.click(playButton("Three"));
  expect(captionsOf(film("Three"))).toBe("");
});

test("a film has no source before it is played, and keeps it afterwards", async () => {
  const { user, film, playButton } = show(["Sold"]);
  expect(film("Sold")).not.toHaveAttribute("src");
  expect(film("Sold")).not.toHaveAttribute("autoplay");
  await user.click(playButton("Sold"));
  expect(film("Sold")).toHaveAttribute("src", "/media/a.mp4");
  arrives(film("Sold"));
  expect(film("Sold")).toHaveAttribute("src", "/media/a.mp4");
});

test("a film already playing when the script loads shows its pause button", () => {
  const { film, pauseButton } = show(["Sold"]);
  jest.spyOn(film("Sold"), "paused", "get").mockReturnValue(false);
  expect(pauseButton("Sold")).toBeNull();
  showFilms();
  expect(pauseButton("Sold")).toBeVisible();
});

test("a message is announced once: repeating it does not change the live region", () => {
  const { film, text } = show(["Sold"]);
  const player = film("Sold").closest("[data-player]") ?? document.body;
  change(film("Sold"), "play", { paused: false });
  const said = screen.getByRole("status").firstChild;
  expect(said).toHaveTextContent(text.loading);
  showFilm(player, film("Sold"));
  expect(screen.getByRole("status").firstChild).toBe(said);
});
