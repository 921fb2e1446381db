import { interpolate } from "../../src/content/interpolate";
import { entries, words } from "./site";
import { SAMPLE } from "./sample";
import { expect, MOTION, started, test } from "./test";

test.use(MOTION);

test("a video plays and fills its tile, without bars beside or above it", SAMPLE, async ({ page }) => {
  await page.goto("/");
  await started(page);
  for (const entry of entries("testimonials", "en")) {
    const title = String(entry.title);
    const name = interpolate(words("common", "en").film.play, { title });
    await page.getByRole("button", { name, exact: true }).click();
    const video = page.getByLabel(title, { exact: true });
    const playedFor = () => video.evaluate((one: HTMLVideoElement) => (one.paused ? 0 : one.currentTime));
    await expect.poll(playedFor).toBeGreaterThan(0);
    const [own, tile] = await video.evaluate((element: HTMLVideoElement) => [
      element.videoWidth / element.videoHeight,
      element.clientWidth / element.clientHeight,
    ]);
    expect(own).toBeCloseTo(tile ?? 0, 1);
  }
});
