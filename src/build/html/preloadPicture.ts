const PICTURE = /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*fetchpriority="high"[\s\S]*?<\/picture>/i;
const SOURCE = /<source\b[^>]*>/g;
const FIRST_PLACE = /<meta name="viewport"[^>]*>/;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

/** A link to the best format of each crop; browsers that do not support it ignore the link. */
function preloadLinks(picture: string): string {
  const best = (picture.match(SOURCE) ?? []).filter((tag) => attribute(tag, "type") === "image/avif");
  const upright = best.map((tag) => attribute(tag, "media")).find((media) => media !== undefined);
  return best
    .map((tag) => {
      const media = attribute(tag, "media") ?? (upright && `not all and ${upright}`);
      const condition = media ? ` media="${media}"` : "";
      const [set, sizes] = [attribute(tag, "srcset"), attribute(tag, "sizes")];
      return `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${condition} imagesrcset="${set}" imagesizes="${sizes}">`;
    })
    .join("");
}

/**
 * Preloads a page's largest picture (the one with high fetch priority) at the start of its head, before the fonts, so
 * that it is requested first. A page without such a picture is returned unchanged. Throws if a page with one has no
 * viewport tag, which the links follow.
 */
export function preloadPicture(html: string): string {
  const picture = PICTURE.exec(html)?.[0];
  if (!picture) return html;
  if (!FIRST_PLACE.test(html))
    throw new Error('A page has no <meta name="viewport">, after which it preloads its picture');
  const links = preloadLinks(picture);
  return html.replace(FIRST_PLACE, (viewport) => viewport + links);
}
