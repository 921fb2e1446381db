import type { Page } from "@playwright/test";
import { interpolate } from "../../src/content/interpolate";
import { LANGUAGES } from "../../src/i18n/languages";
import { entries, words } from "./site";
import { SAMPLE } from "./sample";
import { expect, holdScripts, MOTION, started, test } from "./test";

test.use(MOTION);

const { film: label } = words("common", "en");
const titles = entries("testimonials", "en").map(({ title }) => String(title));

const videoOf = (page: Page, title: string) => page.getByLabel(title, { exact: true });
const button = (page: Page, verb: "play" | "pause", title: string) =>
  page.getByRole("button", { name: interpolate(label[verb], { title }), exact: true });

const isPlaying = (page: Page, title: string) =>
  videoOf(page, title).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test("a testimonial's play button works before React has started", SAMPLE, async ({ page }) => {
  const [title = ""] = titles;
  await holdScripts(page);
  await page.goto("/");
  await button(page, "play", title).click();
  await expect.poll(() => isPlaying(page, title)).toBe(true);
});

test("one video plays at a time", SAMPLE, async ({ page }) => {
  const [, second = "", third = ""] = titles;
  await page.goto("/");
  await started(page);
  await button(page, "play", second).click();
  await expect.poll(() => isPlaying(page, second)).toBe(true);
  await button(page, "play", third).click();
  await expect.poll(() => isPlaying(page, third)).toBe(true);
  expect(await isPlaying(page, second)).toBe(false);
});

test("a video fills its tile, without bars beside or above it", SAMPLE, async ({ page }) => {
  await page.goto("/");
  await started(page);
  for (const title of titles) {
    await button(page, "play", title).click();
    await expect.poll(() => isPlaying(page, title)).toBe(true);
    const [own, tile] = await videoOf(page, title).evaluate((element: HTMLVideoElement) => [
      element.videoWidth / element.videoHeight,
      element.clientWidth / element.clientHeight,
    ]);
    expect(own).toBeCloseTo(tile ?? 0, 1);
  }
});

for (const [path] of [
  ["/", "en"],
  ["/es/", "es"],
] as const) {
  test(`${path}: every video with sound has captions in every language`, SAMPLE, async ({ page }) => {
    await page.goto(path);
    const videos = await page.locator("video:not([muted])").evaluateAll((videos) =>
      videos
        .filter((video) => !(video as HTMLVideoElement).muted)
        .map((video) =>
          [...video.querySelectorAll("track")].map((track) => ({
            to: track.srclang,
            src: track.src,
          })),
        ),
    );
    expect(videos.length).toBeGreaterThanOrEqual(titles.length);
    for (const tracks of videos) {
      expect(tracks.map(({ to }) => to).sort()).toEqual([...LANGUAGES].sort());
      for (const { src } of tracks) expect(await (await page.request.get(src)).text()).toMatch(/^WEBVTT/);
    }
  });
}
