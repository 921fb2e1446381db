// Pictures, videos and captions that the content names.
import type { Media, MediaFact } from "../../../../src/content/read/media";
import { fineMedia, problemsAfter, withValue } from "../../../fixtures/brokenContent";

const diskWith =
  (path: string, fact: MediaFact): Media =>
  (asked) =>
    asked === path ? fact : fineMedia(asked);

const picture = (widthPixels: number, heightPixels: number): MediaFact => ({
  state: "picture",
  widthPixels,
  heightPixels,
});

const FARMHOUSE = "content/projects/white-farmhouse-after.jpg";
const HOUSE = "projects/white-farmhouse.json";

// Path, its fact, file and field of the problem, an excerpt of its message.
test.each<[string, MediaFact, string, string, string]>([
  [FARMHOUSE, { state: "missing" }, HOUSE, "after.file", "which doesn't exist: put the picture there"],
  [FARMHOUSE, { state: "missing", nearest: "a.jpg" }, HOUSE, "after.file", "did you mean ./a.jpg?"],
  [FARMHOUSE, { state: "broken" }, HOUSE, "after.file", "is not a readable picture"],
  [FARMHOUSE, picture(1199, 674), HOUSE, "after.file", "is 1199 pixels wide: use a picture at least 1200"],
  [FARMHOUSE, picture(1600, 1200), HOUSE, "after.file", "is a different shape (1600 × 1200) from before (1920 × 1080)"],
  [FARMHOUSE, picture(1920, 1100), HOUSE, "after.file", "crop both pictures to the same shape"],
  ["content/pictures/hero-dusk.jpg", picture(1599, 900), "site.json", "hero.wide.file", "at least 1600"],
  [
    "content/pictures/living-after.jpg",
    picture(900, 900),
    "site.json",
    "pictures.notFoundAfter.file",
    "different shape",
  ],
  ["content/steps/buy.jpg", picture(600, 400), "steps/buy.json", "picture.file", "is 600 pixels wide"],
  [
    "content/testimonials/one-first-project.jpg",
    { state: "missing" },
    "testimonials/one-first-project.json",
    "video.poster.file",
    "which doesn't exist",
  ],
  ["static/media/hero.webm", { state: "missing" }, "site.json", "hero.wideFilm.webm", "put the file in static/media/"],
  [
    "static/media/presenter.mp4",
    { state: "missing", nearest: "presenter2.mp4" },
    "site.json",
    "presenter.video.file",
    "did you mean /media/presenter2.mp4?",
  ],
  [
    "static/media/presenter.mp4",
    { state: "broken" },
    "site.json",
    "presenter.video.file",
    "readable video or is incomplete",
  ],
  [
    "static/media/sample-1.es.vtt",
    { state: "missing" },
    "testimonials/one-first-project.json",
    "video.captions.es",
    "which doesn't exist",
  ],
  [
    "static/media/sample-1.en.vtt",
    { state: "broken" },
    "testimonials/one-first-project.json",
    "video.captions.en",
    "must be WEBVTT",
  ],
])("%s that is %j is one problem of %s, %s", (path, fact, file, field, words) => {
  expect(problemsAfter({}, diskWith(path, fact))).toEqual([{ file, field, message: expect.stringContaining(words) }]);
});

test.each([
  [HOUSE, "before.file", "../../secret.jpg", "must be a file in content/"],
  [HOUSE, "after.file", "./white-farmhouse-before.jpg", "is the same picture as before"],
  ["site.json", "hero.wideFilm.mp4", "/media/../icons/video.mp4", "must be a file in static/media/"],
  ["site.json", "presenter.video.captions.es", "/media/sample-presenter.en.vtt", "is the English captions file"],
])("in %s, %s = %j is one problem that says “%s”", (name, field, value, words) => {
  const problems = problemsAfter({ [name]: (source) => withValue(source, field, value) });
  expect(problems).toEqual([{ file: name, field, message: expect.stringContaining(words) }]);
});

test.each([
  ["a picture of exactly the needed width", FARMHOUSE, picture(1200, 675)],
  ["a shape within one percent", FARMHOUSE, picture(1920, 1090)],
])("%s is fine", (_what, path, fact) => {
  expect(problemsAfter({}, diskWith(path, fact))).toEqual([]);
});

test("a video on another host is not checked", () => {
  const hosted = (source: string) => withValue(source, "presenter.video.file", "https://videos.example/presenter.mp4");
  const noVideo = diskWith("static/media/presenter.mp4", { state: "missing" });
  expect(problemsAfter({ "site.json": hosted }, noVideo)).toEqual([]);
});

test("an invalid picture path is reported once", () => {
  const problems = problemsAfter({ [HOUSE]: (source) => withValue(source, "after.file", "after.jpg") });
  expect(problems.map(({ field }) => field)).toEqual(["after.file"]);
});
