// The site's own icons: a house, half outline and half built, with the brand's line between.
import sharp from "sharp";
import { COLORS } from "../../theme/tokens";

/** The file that browsers prefer, from the project's root. */
export const ICON_FILE = "static/icons/icon.svg";

const { accent, ink, paper } = COLORS.light;

/** The owner's own icon, which takes the drawing's place. */
export const OWN_ICON_FILE = "static/icons/own.svg";

/** The drawing in a square of 32 units, in the theme's colors. */
const HOUSE = `<path d="M16 5.5 5 14.5V27h11" fill="none" stroke="${paper}" stroke-width="2" stroke-linejoin="round"/>
  <path d="M16 5.5 27 14.5V27H16z" fill="${paper}" stroke="${paper}" stroke-width="2" stroke-linejoin="round"/>
  <path d="M16 2v28" stroke="${accent}" stroke-width="2.5"/>
  <circle cx="16" cy="18.5" r="3.5" fill="${accent}" stroke="${ink}" stroke-width="1.5"/>`;

const square = (from: number, size: number, corners: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${size} ${size}">
  <rect x="${from}" y="${from}" width="${size}" height="${size}" rx="${corners}" fill="${ink}"/>
  ${HOUSE}
</svg>
`;

/** For tabs and start screens that show icons as they are. */
const ROUNDED = square(0, 32, 6);

/** For systems that cut icons to a shape of their own: the drawing stays within the inner 80 % (W3C maskable icons). */
const FULL = square(-5, 42, 0);

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file with one PNG of 32 pixels: header of six bytes, directory entry of sixteen, picture. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** The owner's icon, if there is one, on a ground that systems may cut to a shape of their own. */
const onGround = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42"><rect width="42" height="42" fill="${paper}"/>
  <image href="data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}" x="5" y="5" width="32" height="32"/></svg>`;

/**
 * Every icon of the site: its content by its path from the project's root.
 * @param own the owner's icon, a square drawing (SVG); without it, the house's own
 */
export async function siteIcons(own?: string): Promise<Record<string, string | Buffer>> {
  const rounded = own ?? ROUNDED;
  const full = own ? onGround(own) : FULL;
  return {
    [ICON_FILE]: rounded,
    "static/favicon.ico": ico(await png(rounded, 32)),
    "static/icons/icon-192.png": await png(rounded, 192),
    "static/icons/icon-512.png": await png(rounded, 512),
    "static/icons/icon-maskable-512.png": await png(full, 512),
    // iOS rounds the corners itself.
    "static/icons/apple-touch-icon.png": await png(full, 180),
  };
}
