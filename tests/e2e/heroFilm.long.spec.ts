import type { Page } from "@playwright/test";
import { onFastLine } from "./onFastLine";
import { words } from "./site";
import { SAMPLE } from "./sample";
import { expect, MOTION, started, test } from "./test";
import { OTHER } from "../fixtures/languages";

test.use(MOTION);

const { film: label } = words("common", "en");

const pause = (page: Page) => page.getByRole("button", { name: label.pauseBackground });
const play = (page: Page) => page.getByRole("button", { name: label.playBackground });

const heroRequests = (page: Page) => {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (/\/media\/hero\./.test(request.url())) addresses.push(request.url());
  });
  return addresses;
};

// The browser's own report of its connection, which starts as a guess; on a busy machine, it may guess a slow one.
test(
  "in a fresh browser on a desktop, the film plays muted, in a loop, after the page has loaded",
  SAMPLE,
  async ({ openAs }) => {
    await expect(async () => {
      const page = await openAs({ ...MOTION.contextOptions, viewport: { width: 1440, height: 900 } });
      await page.goto("/");
      await started(page);
      const film = page.locator("main video[aria-hidden]");
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
      expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
        muted: true,
        loop: true,
      });
      await expect(pause(page)).toBeVisible();
    }).toPass();
  },
);

test(
  "the pause button is there before any script but the first: the film then does not start",
  SAMPLE,
  async ({ page }) => {
    const requests = heroRequests(page);
    let go: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (go = resolve));
    await page.route(/\/page-[^/]*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/");
    await pause(page).click();
    go();
    await started(page);
    await expect(play(page)).toBeVisible();
    expect(requests).toEqual([]);
    await page.reload();
    await expect(play(page)).toBeVisible();
  },
);

/** Largest mean difference per color channel (of 255) between the film's first frame and the picture underneath. */
const firstFrameDifference = (page: Page) =>
  page.evaluate(async () => {
    const film = document.querySelector<HTMLVideoElement>("main video[aria-hidden]");
    const picture = document.querySelector<HTMLImageElement>("main picture img");
    if (!film || !picture) throw new Error("There is no film or no picture");
    film.pause();
    await new Promise((seen) => {
      film.addEventListener("seeked", seen, { once: true });
      film.currentTime = 0;
    });
    const [width, height] = [160, 90];
    const colors = (source: CanvasImageSource) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
      if (!canvas) throw new Error("There is no canvas");
      canvas.drawImage(source, 0, 0, width, height);
      return canvas.getImageData(0, 0, width, height).data;
    };
    const [first, still] = [colors(film), colors(picture)];
    const means = [0, 1, 2].map((channel) => {
      const steps = Array.from({ length: width * height }, (_, i) => {
        const at = 4 * i + channel;
        return Math.abs((first[at] ?? 0) - (still[at] ?? 255));
      });
      return steps.reduce((sum, step) => sum + step, 0) / steps.length;
    });
    return Math.max(...means);
  });

test("the film starts with the picture on screen, so that nothing jumps", SAMPLE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await onFastLine(page);
  await page.goto("/");
  const film = page.locator("main video[aria-hidden]");
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
  expect(await firstFrameDifference(page)).toBeLessThan(6);
});

for (const width of [601, 769, 1440]) {
  test(`the hero film's pause button is reachable at ${width} px`, SAMPLE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await onFastLine(page);
    await page.goto(`/${OTHER}/`);
    const { film } = words("common", OTHER);
    await page.getByRole("button", { name: film.pauseBackground }).click();
    await expect(page.getByRole("button", { name: film.playBackground })).toBeVisible();
  });
}
