import { preloadPicture } from "../../../src/build/html/finishPages";

const HEAD = `<head><meta name="viewport" content="width=device-width"/><link rel="preload" as="font"/></head>`;
const LATER = `<picture><source type="image/avif" srcSet="/later.avif 360w" sizes="50vw"/><img src="/later.webp" loading="lazy"/></picture>`;

const page = (...sources: string[]) =>
  `${HEAD}<body>${LATER}<picture class="p">${sources.join("")}<img src="/wide.webp" fetchpriority="high"/></picture>${LATER}</body>`;

const WIDE = `<source type="image/avif" srcSet="/wide.avif 400w, /wide2.avif 730w" sizes="100vw"/>`;
const WEBP = `<source type="image/webp" srcSet="/wide.webp 400w" sizes="100vw"/>`;
const UPRIGHT = `<source media="(max-width: 600px)" type="image/avif" srcSet="/tall.avif 432w" sizes="100vw"/>`;

const linksOf = (html: string) => html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];

test("the high-priority picture is preloaded before the fonts, in its best format only", () => {
  const html = preloadPicture(page(WIDE, WEBP));
  expect(linksOf(html)).toEqual([
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/wide.avif 400w, /wide2.avif 730w" imagesizes="100vw">`,
  ]);
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('as="font"'));
});

test("each of two crops is preloaded for its own screens", () => {
  const links = linksOf(preloadPicture(page(UPRIGHT, WIDE)));
  expect(links).toHaveLength(2);
  expect(links[0]).toContain(`media="(max-width: 600px)" imagesrcset="/tall.avif`);
  expect(links[1]).toContain(`media="not all and (max-width: 600px)" imagesrcset="/wide.avif`);
});

test("a page without a high-priority picture is unchanged", () => {
  const html = `${HEAD}<body>${LATER}</body>`;
  expect(preloadPicture(html)).toBe(html);
});

test("a page with a high-priority picture but without a viewport tag stops the build", () => {
  expect(() => preloadPicture(page(WIDE).replace(/<meta[^>]*>/, ""))).toThrow('no <meta name="viewport">');
});
