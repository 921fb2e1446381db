import { dirname, join } from "node:path/posix";
import type { Media, MediaFact } from "../../../../src/content/read/media";
import { entryIn, fineMedia, problemsAfter, valueAt, withValue } from "../../../fixtures/brokenContent";

const diskWith =
  (path: string, fact: MediaFact): Media =>
  (asked) =>
    asked === path ? fact : fineMedia(asked);

const picture = (widthPixels: number, heightPixels: number): MediaFact => ({
  state: "picture",
  widthPixels,
  heightPixels,
});

const AFTER = "content/projects/new-after.jpg";
const HOUSE = "projects/new.json";
const TESTIMONIAL = "testimonials/new.json";

/** The problems after a file names a picture or video at a path. */
const problemsNaming = (name: string, field: string, path: string, fact: MediaFact) => {
  const written = path.replace("static/", "/").replace(join("content", dirname(name)), ".");
  return problemsAfter({ [name]: (source) => withValue(source, field, written) }, diskWith(path, fact));
};

// File and field of the problem, the path it names, its fact, an excerpt of the message.
test.each<[string, string, string, MediaFact, string]>([
  [
    HOUSE,
    "after.file",
    AFTER,
    { state: "tooLarge", bytes: 96_000_001 },
    "is 97 MB, and repositories take files up to 95 MB",
  ],
  [HOUSE, "after.file", AFTER, { state: "missing" }, "which doesn't exist: choose the picture again"],
  [HOUSE, "after.file", AFTER, { state: "missing", nearest: "a.jpg" }, "did you mean ./a.jpg?"],
  [HOUSE, "after.file", AFTER, { state: "linked" }, "is a link to another file"],
  [HOUSE, "after.file", AFTER, { state: "broken", fault: "broken" }, "is not a readable picture"],
  [HOUSE, "after.file", AFTER, picture(1199, 674), "is 1199 pixels wide: use a picture at least 1200"],
  [HOUSE, "after.file", AFTER, picture(1600, 1200), "is a different shape (1600 × 1200) from before (1920 × 1080)"],
  [HOUSE, "after.file", AFTER, picture(1920, 1100), "crop both pictures to the same shape"],
  ["site.json", "hero.wide.file", "content/pictures/new.jpg", picture(1599, 900), "at least 1600"],
  ["site.json", "pictures.notFoundAfter.file", "content/pictures/new.jpg", picture(900, 900), "different shape"],
  ["steps/new.json", "picture.file", "content/steps/new.jpg", picture(600, 400), "is 600 pixels wide"],
  [TESTIMONIAL, "video.poster.file", "content/testimonials/new.jpg", { state: "missing" }, "which doesn't exist"],
  ["site.json", "hero.wideFilm.webm", "static/media/new.webm", { state: "missing" }, "put it in static/media/"],
  [
    "site.json",
    "presenter.video.file",
    "static/media/new.mp4",
    { state: "missing", nearest: "new2.mp4" },
    "did you mean /media/new2.mp4?",
  ],
  [
    "site.json",
    "presenter.video.file",
    "static/media/new.mp4",
    { state: "broken", fault: "broken" },
    "readable video or is incomplete",
  ],
  [TESTIMONIAL, "video.captions.es", "static/media/new.es.vtt", { state: "missing" }, "which doesn't exist"],
  [TESTIMONIAL, "video.captions.en", "static/media/new.en.vtt", { state: "broken", fault: "broken" }, "must be WEBVTT"],
])("in %s, %s = %s that is %j is one problem", (file, field, path, fact, words) => {
  expect(problemsNaming(file, field, path, fact)).toEqual([{ file, field, message: expect.stringContaining(words) }]);
});

test("captions that begin after their film has ended are another film's", () => {
  const facts = (lastCueSeconds: number) => (path: string) =>
    path.endsWith(".vtt")
      ? { state: "file" as const, lastCueSeconds }
      : path.endsWith(".mp4")
        ? { state: "file" as const, seconds: 8 }
        : fineMedia(path);
  const added = { [TESTIMONIAL]: (source: string) => source };
  expect(problemsAfter(added, facts(8))).toEqual([]);
  const problems = problemsAfter(added, facts(9));
  expect(problems).toContainEqual({
    file: TESTIMONIAL,
    field: "video.captions.en",
    message: expect.stringContaining("at 9 seconds, and the video ends after 8"),
  });
});

test("a film that starts with the page has its index first", () => {
  const fact: MediaFact = { state: "file", isIndexLast: true };
  const named = (field: string) => problemsNaming("site.json", field, "static/media/new.mp4", fact);
  expect(named("hero.wideFilm.mp4")).toEqual([expect.objectContaining({ field: "hero.wideFilm.mp4" })]);
  expect(named("presenter.video.file")).toEqual([]);
});

test.each([
  [
    TESTIMONIAL,
    "video.captions.en",
    "/media/../secret.vtt",
    "must be an uploaded file (in the files, one in static/media/)",
  ],
  [HOUSE, "after.file", valueAt<string>(entryIn("projects"), "before.file"), "is the same picture as before"],
  [
    "site.json",
    "hero.wideFilm.mp4",
    "/media/../icons/video.mp4",
    "must be an uploaded file (in the files, one in static/media/)",
  ],
  [TESTIMONIAL, "video.captions.es", "/media/new.en.vtt", "is the English captions file"],
])("in %s, %s = %j is one problem that says “%s”", (name, field, value, words) => {
  const problems = problemsAfter({ [name]: (source) => withValue(source, field, value) });
  expect(problems).toEqual([{ file: name, field, message: expect.stringContaining(words) }]);
});

test.each([
  ["a picture of exactly the needed width", picture(1200, 675)],
  ["a shape within one percent", picture(1920, 1090)],
])("%s is fine", (_what, fact) => {
  expect(problemsNaming(HOUSE, "after.file", AFTER, fact)).toEqual([]);
});

test("a video on another host is not checked", () => {
  const hosted = (source: string) => withValue(source, "video.file", "https://videos.example/hosted.mp4");
  const disk = jest.fn(fineMedia);
  expect(problemsAfter({ [TESTIMONIAL]: hosted }, disk)).toEqual([]);
  expect(disk).not.toHaveBeenCalledWith(expect.stringContaining("hosted"));
});

test.each([
  ["a film with sound", "/media/new.mp4", true, 1],
  ["a silent film", "/media/new.mp4", false, 0],
  ["a film elsewhere, which may have sound", "https://videos.example/hosted.mp4", false, 1],
])("%s needs captions or does not", (_what, film, hasSound, problems) => {
  const without = (source: string) => withValue(withValue(source, "video.captions", undefined), "video.file", film);
  const disk = (path: string) => (path.endsWith("/new.mp4") ? ({ state: "file", hasSound } as const) : fineMedia(path));
  expect(problemsAfter({ [TESTIMONIAL]: without }, disk)).toEqual(
    Array.from({ length: problems }, () => expect.objectContaining({ field: "video.captions" })),
  );
});

test("an invalid picture path is reported once", () => {
  const problems = problemsAfter({ [HOUSE]: (source) => withValue(source, "after.file", "after.jpg") });
  expect(problems.map(({ field }) => field)).toEqual(["after.file"]);
});

test("a video's day is past once it has begun anywhere on Earth", () => {
  const now = jest.spyOn(Date, "now");
  const problems = (time: string) => {
    now.mockReturnValue(Date.parse(time));
    return problemsAfter({ "site.json": (source) => withValue(source, "presenter.video.published", "2999-05-02") });
  };
  expect(problems("2999-05-01T09:59:00Z").map(({ field }) => field)).toEqual(["presenter.video.published"]);
  expect(problems("2999-05-01T10:00:00Z")).toEqual([]);
  now.mockRestore();
});
